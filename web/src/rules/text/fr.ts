import { de } from '@ankerplatz/kit';
import type { RulesTexts } from './en.ts';

export const fr: RulesTexts = {
  title: game => `Règles ${de(game)}`,
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: count => (count <= 1 ? `${count} paragraphe` : `${count} paragraphes`),
  nothing: 'Aucun paragraphe ne contient ces mots.',
  link: paragraph => `Lien vers ${paragraph}`,
  explained: 'Où c’est expliqué',
  glossary: 'Glossaire',
  whole: 'Toutes les règles sur une page',
};
