/** Whether a file is one that operating systems and editors leave behind, which is neither content nor published. */
export const isLitter = (name: string): boolean =>
  /^(\.DS_Store|\._.*|\.directory|Thumbs\.db|desktop\.ini|.*~|#.*#|.*\.(sw[a-p]|bak|tmp))$/i.test(
    name,
  );
