/** The badge of a service-disabled-veteran-owned business. */
export const VeteranBadge = ({ label }: { label: string }) => (
  <p
    sx={{
      display: "inline-flex",
      alignItems: "center",
      gap: 2,
      m: 0,
      py: 1,
      fontSize: "small",
      fontWeight: "strong",
      lineHeight: "title",
      maxWidth: ["none", "15rem"],
    }}
  >
    <svg
      viewBox="0 0 36 40"
      aria-hidden="true"
      sx={{ flex: "none", width: [22, 36], height: [24, 40] }}
    >
      <path
        d="M18 1.5 34 6v13c0 10-6.6 16.3-16 19.5C8.6 35.3 2 29 2 19V6z"
        fill="none"
        strokeWidth="2"
        sx={{ stroke: "text" }}
      />
      <path
        d="m18 9 2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L18 22.6l-5.4 3 1.2-6.1-4.5-4.2 6.1-.7z"
        sx={{ fill: "ochre" }}
      />
      <path d="M9 30.5h18" strokeWidth="2" sx={{ stroke: "text" }} />
    </svg>
    {label}
  </p>
);
