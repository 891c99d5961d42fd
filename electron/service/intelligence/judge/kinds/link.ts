import type { Span } from '../../profile.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import { quote } from '../facts.ts';
import { met, notMentioned, say, type Kind, type Parse, type Verdict } from '../predicate.ts';

/** A profile or page on the web. */
export type LinkSlots = { readonly sites: readonly string[] };

const SITE = /^(?:linkedin|github|gitlab|xing|behance|dribbble|kaggle|orcid|stackoverflow)$/u;

function parse(clause: Clause): Parse<LinkSlots>[] {
  const links = clause.cues('link', 'some_link');
  if (!clause.has('link') && links.length < 2 && clause.content.length > links.length + 1) return [];
  if (links.length === 0) return [];
  const sites = links.map(({ start }) => clause.key(start)).filter((key) => SITE.test(key));
  const own = Clause.places(links, clause.cues('or', 'and', 'work', 'know', 'live', 'employer'));
  for (const at of clause.content) {
    if (/^(?:profile|page|link|url|address|presence|account|public)$/u.test(clause.key(at))) own.add(at);
  }
  return [{ own, slots: { sites } }];
}

function decide({ sites }: LinkSlots, facts: JudgeFacts): Verdict {
  const known = facts.profile.links.find((url) =>
    sites.length === 0
      ? !/linkedin|facebook|instagram|xing|mailto/iu.test(url)
      : sites.some((site) => url.toLowerCase().includes(site)),
  );
  const header = facts.lines.slice(0, 2).map(({ start, end }): Span => ({ start, end }));
  if (known === undefined) return notMentioned(0.85, say('link.none', { name: sites.join(' / ') }), header);
  const bare = known.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
  const at = facts.document.text.toLowerCase().indexOf(bare.toLowerCase());
  const line = facts.lines.find(
    ({ links, text }) =>
      links?.some((one) => one.includes(bare)) === true ||
      sites.some((site) => text.toLowerCase().includes(site)),
  );
  const span =
    at >= 0
      ? { start: at, end: at + bare.length }
      : line === undefined
        ? null
        : { start: line.start, end: line.end };
  return span === null
    ? notMentioned(0.6, say('link.none', { name: sites.join(' / ') }), header)
    : met(0.9, say('shown', { quotes: quote(facts, span) }), [span]);
}

export const link: Kind<LinkSlots> = {
  name: 'link',
  parse,
  understood: ({ sites }) => say('asks.link', { name: sites.join(' / ') }),
  decide,
};
