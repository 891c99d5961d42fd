import type { Span } from '../../profile.ts';
import { Clause } from '../clause.ts';
import type { JudgeFacts } from '../facts.ts';
import type { Entry } from '../lexicon.ts';
import { met, notMentioned, say, type Kind, type Parse, type Verdict, quotedSentence } from '../predicate.ts';

/** Addresses in the resume: web pages, an e-mail address, a phone number; all of them or one. */
type LinkSlots = {
  /** Rows of resources/lexicon/links.csv; none for a page anywhere. */
  readonly sites: readonly Entry[];
  readonly join: 'and' | 'or';
};

/** These words also mean other things: "e-mail marketing", "sales over the phone". */
const NO_PAGE = new Set(['email', 'phone']);

function parse(clause: Clause): Parse<LinkSlots>[] {
  const sites = clause.entries('site');
  const links = clause.cues('link', 'some_link');
  if (sites.length === 0 && links.length === 0) return [];
  const about = clause.entries('site_word');
  const own = Clause.places(
    sites,
    links,
    about,
    clause.cues('or any_of and work know live employer completed'),
  );
  const rest = clause.rest(own);
  // "GitHub Actions", "openings on LinkedIn": work with a site, not a page of one's own
  if (rest.length > (about.length > 0 && !sites.some(({ entry }) => NO_PAGE.has(entry.id)) ? 1 : 0)) {
    return [];
  }
  // a site by its name, anything else in the words of the criterion
  const named = [
    ...new Map(
      sites.map(({ entry, start, end }) => [
        entry.id,
        entry.evidence.length > 0 ? entry : { ...entry, label: clause.textAt({ start, end }) },
      ]),
    ).values(),
  ];
  return [{ own, bonus: 0.02, slots: { sites: named, join: clause.joinOf(sites) } }];
}

/** Sites that host profiles, not pages of one's own. */
const NOT_OWN =
  /linkedin|github\.com|gitlab|stackoverflow|xing|twitter|facebook|instagram|scholar|orcid|mailto/iu;

/** What the resume gives under a name; null where nothing is given. */
function given(site: Entry | null, { profile }: JudgeFacts): string | null {
  switch (site?.id) {
    case 'email':
      return profile.emails[0] ?? null;
    case 'phone':
      return profile.phones[0] ?? null;
    case 'website':
    case undefined:
      return profile.links.find((url) => !NOT_OWN.test(url)) ?? null;
    default:
      return (
        profile.links.find((url) => site?.evidence.some((host) => url.toLowerCase().includes(host))) ?? null
      );
  }
}

/** Where an address stands: in the text, or behind a word of a line. */
function spanOf(address: string, site: Entry | null, facts: JudgeFacts): Span | null {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
  const at = facts.document.text.toLowerCase().indexOf(bare.toLowerCase());
  if (at >= 0) return { start: at, end: at + bare.length };
  const line = facts.lines.find(
    ({ links, text }) =>
      links?.some((one) => one.includes(bare)) === true ||
      (site?.forms.some((form) => text.toLowerCase().includes(form.toLowerCase())) ?? false) ||
      digits(text).includes(digits(address) || '-'),
  );
  return line ?? null;
}

/** Phone numbers are stored in another form than written. */
const digits = (text: string): string => text.replaceAll(/\D/gu, '');

function decideOne(site: Entry | null, facts: JudgeFacts): Verdict {
  const address = given(site, facts);
  const header = facts.lines.slice(0, 2);
  const none = say('link.none', { name: site?.label ?? '' });
  if (address === null) return notMentioned(0.85, none, header);
  const span = spanOf(address, site, facts);
  return span === null ? notMentioned(0.6, none, header) : met(0.9, ...quotedSentence(facts, span));
}

function decide({ sites, join }: LinkSlots, facts: JudgeFacts): Verdict {
  if (sites.length === 0) return decideOne(null, facts);
  const verdicts = sites.map((site) => decideOne(site, facts));
  const settling = join === 'or';
  const chosen = verdicts.find(({ truth }) => truth === settling) ?? verdicts[0];
  const evidence = verdicts.flatMap((one) => (one.truth === chosen?.truth ? one.evidence : []));
  return { ...(chosen ?? decideOne(null, facts)), evidence };
}

export const link: Kind<LinkSlots> = {
  parse,
  asked_by: ['open'],
  understood: ({ sites, join }) =>
    say('asks.link', { name: sites.map(({ label }) => label).join(join === 'or' ? ' or ' : ' and ') }),
  decide,
  sentences: {
    'asks.link': ({ name }) =>
      name === '' ? 'The resume gives a page on the web' : `The resume gives: ${name}`,
    'link.none': ({ name }) =>
      name === '' ? 'The resume gives no link to a page.' : `The resume does not give: ${name}.`,
  },
};
