import { isLanguage, type Language } from '@ankerplatz/kit';
import type { FastifyRequest } from 'fastify';

/** The wish with the greatest weight that we can fulfil: `fr;q=0.3, de-AT` is German. */
export const languageBy = (header: string | undefined): Language | undefined =>
  (header ?? '')
    .slice(0, 200)
    .split(',')
    .map(wish => {
      const [tag = '', weight = '1'] = wish.split(/;\s*q=/);
      return { language: tag.trim().toLowerCase().split('-')[0] ?? '', weight: Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find(isLanguage);

/** The language of a request: the one that the person has chosen, else the one that the browser prefers. */
export const languageOf = (request: FastifyRequest): Language =>
  request.identity?.language ?? languageBy(request.headers['accept-language']) ?? 'en';
