import { type Html, html } from './html.ts';
import { pageStyle } from './page-style.ts';

/** A whole HTML file that loads nothing else. */
export const pageOf = ({ title, content }: { readonly title: string; readonly content: Html }): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${{ html: pageStyle }}</style>
</head>
<body>
${content}
</body>
</html>
`.html;
