/** A text that its writer put between quotation marks, which the site sets itself. */
const inMarks = /^["“”„«»]\s*([^"“”„«»]+?)\s*["“”„«»]$/;

/** Plain text as a quotation in Markdown, in which every sign stands for itself. */
export function quoted(text: string): string {
  return text
    .trim()
    .replace(inMarks, '$1')
    .split(/\r?\n/)
    .map((line) => `> ${literal(line.trim())}`.trimEnd())
    .join('\n');
}

function literal(line: string): string {
  return line
    .replace(/[\\`*_[\]<>&]/g, '\\$&')
    .replace(/^([-+#=~|])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}
