/** Text in html and XML. */
const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text, and for the value of an attribute between double quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => written[sign] ?? sign);
