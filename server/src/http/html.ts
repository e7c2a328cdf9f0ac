const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in a page, also between quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, character => ESCAPES[character]!);
