interface HostedForm {
  readonly address: string;
  readonly subjectParameter?: string | null;
}

/**
 * Returns the address of a hosted form.
 * @param subject what the visitor writes about; filled in when the form has a parameter for it
 */
export function formAddress({ address, subjectParameter }: HostedForm, subject?: string): string {
  if (!subject || !subjectParameter) return address;
  const url = new URL(address);
  url.searchParams.set(subjectParameter, subject);
  return url.href;
}
