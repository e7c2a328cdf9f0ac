import { LANGUAGES } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { HOME } from './text.ts';

describe('the first page', () => {
  const app = useApp();

  test.each(LANGUAGES)('speaks the language of the browser: %s', async language => {
    const answer = await app().app.inject({ url: '/', headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(HOME[language].title);
  });
});
