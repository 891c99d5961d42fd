import { useQuery } from '@tanstack/react-query';
import { texts } from '../../texts.ts';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** The parts this page is made of, with their licences. resources/THIRD-PARTY-NOTICES.md names all. */
const PARTS: readonly (readonly [name: string, licence: string])[] = [
  ['all-MiniLM-L6-v2', 'Apache-2.0'],
  ['ONNX Runtime, Transformers.js', 'MIT, Apache-2.0'],
  ['PDF.js, pdf-parse', 'Apache-2.0'],
  ['Fastify, Kysely, better-sqlite3, SQLite', 'MIT, public domain'],
  ['React, Mantine, TanStack', 'MIT'],
  ['Inter, Source Serif 4', 'OFL-1.1'],
];

export function About() {
  const health = useQuery({
    queryKey: ['health'],
    queryFn: async () => (await (await fetch('/health')).json()) as { status: string; version: string },
  });
  return (
    <Section id="about" title={texts.settings.about} text={texts.settings.aboutText}>
      <dl className={`${css.facts} grid items-baseline columns-200-fr gap-7-16`}>
        <dt>{texts.shell.name}</dt>
        <dd>{health.data === undefined ? ' ' : texts.settings.version(health.data.version)}</dd>
        {PARTS.map(([name, licence]) => (
          <div key={name} className={css.part}>
            <dt>{name}</dt>
            <dd className={`${css.mute} text-mute`}>{licence}</dd>
          </div>
        ))}
      </dl>
      <p className={`${css.mute} text-mute`}>{texts.settings.notices}</p>
    </Section>
  );
}
