import { LICENCES, type Licensed } from 'virtual:licences';
import type { JSX } from 'preact';
import { Shell } from '../../shell/Shell.tsx';
import { accountText } from '../../text/account.ts';

/** The works that the page and the server are made of. The list is made when the page is built. */
export function Licences(): JSX.Element {
  const { licences } = accountText.value;
  return (
    <Shell title={licences.title} width="narrow">
      <article class="about">
        <h1>{licences.title}</h1>
        <p>{licences.own}</p>
        <h2>{licences.browser}</h2>
        <p>{licences.browserHint}</p>
        <Packages packages={LICENCES.browser} />
        <h2>{licences.server}</h2>
        <p>{licences.serverHint}</p>
        <Packages packages={LICENCES.server} />
      </article>
    </Shell>
  );
}

function Packages({ packages }: { readonly packages: readonly Licensed[] }): JSX.Element {
  const { licences } = accountText.value;
  return (
    <ul class="about-packages">
      {packages.map(({ name, version, licence, text }) => (
        <li key={`${name} ${version}`}>
          <p>
            <strong>{name}</strong> <span>{licences.version(version)}</span> <span>{licence}</span>
          </p>
          {text && (
            <details>
              <summary>{licences.text}</summary>
              <pre>{text}</pre>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
