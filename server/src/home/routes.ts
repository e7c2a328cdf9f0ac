import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { API } from '../api.ts';
import { languageOf } from '../http/language.ts';
import { HOME } from './text.ts';

/** The first page: what this server is, and where programs find their way in. */
export const home: FastifyPluginAsyncTypebox = async app => {
  app.get('/', { config: { open: true }, schema: { hide: true } }, async (request, reply) => {
    const language = languageOf(request);
    const { title, blocks, docs } = HOME[language];
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${API}/docs.css">
</head>
<body>
<h1>${title}</h1>
${blocks.map(block => `<p>${block}</p>`).join('\n')}
<p><a href="${API}/docs">${docs}</a></p>
</body>
</html>
`);
  });
};
