import { activities } from './activity.ts';

/** What is told in sections of its own: papers, patents, prizes, talks, firms and causes. */
export const PUBLIC_LIFE = activities([
  {
    name: 'Has published papers or articles',
    asked: [
      'publish & paper|article|research|journal|book|stud(?:y|ies)|work|scientific|academic',
      'publications?!|published author|(?:research|academic|scientific|journal) (?:papers?|articles?)!|veröffentlichung|publikation|publicaci[oó]n|publié',
      'papers?! & co-?author|author|written|wrote|first|best',
    ],
    shown: [
      'publi(?:shed|cation|zier|é|qu) & paper|article|journal|proceedings|conference|research|book|chapter|monograph',
      'co-?author(?:ed)? & paper|article|chapter|book|publication',
      'proceedings of|doi!|arxiv|et al',
      'veröffentlicht|publikationen',
    ],
    section: { kind: 'publications', heading: 'publi[ck]|veröffentlich|papers' },
    silence: 'not_met',
  },
  {
    name: 'Holds or has filed a patent',
    asked: ['patent', 'inventor|named inventor'],
    shown: 'patent(?:s|ed|e|es)?!',
    section: { heading: '^patent|patents' },
    silence: 'not_met',
  },
  {
    name: 'Has won an award or prize',
    asked: [
      'award|prizes?!|prize-?winn|award-?winn|auszeichnung|preisträger|premio|distinguido|honou?red|medals?!|accolade',
      'won!|win!|recogni[sz]ed & award|prize|medal',
    ],
    shown: [
      '(?:employee|teacher|rookie|salesperson|nurse|person) of the (?:year|month|quarter)',
      "dean's list|president's club",
    ],
    section: { kind: 'awards', heading: 'awards?|honou?rs|prizes|auszeichnung|premios' },
    silence: 'not_met',
  },
  {
    name: 'Has won a contest',
    asked: [
      'won!|win!|winn|finished first|first place|came first|1st|placed & contest|competition|hackathon|tournament|championship|olympiad|challenge',
    ],
    shown: [
      '1st!|first place|winner|won!|first prize|champion|gold medal & contest|competition|hackathon|tournament|championship|olympiad|challenge',
      '1st! & of|out of|/ ?[0-9]',
    ],
    silence: 'not_met',
  },
  {
    name: 'Has spoken in public at conferences or meetups',
    asked: [
      'speak|spoke|present|talks?!|keynote|lecture|panel|poster & conference|meet-?up|symposi|summit|congress|industry event|kongress|konferenz|tagung|conferencia',
      'invited (?:as (?:a )?)?(?:speak|talk)|conference speaker|keynote|public speaking|public speaker|gave (?:a )?talks?!|given (?:a )?talks?!|vorträge|conference talks?!|vortrag gehalten|ponente|conférencier',
    ],
    shown: [
      'talks?! & conference|meet-?up|symposi|summit|invited|gave|pycon|devoxx|kubecon',
      'speaker & conference|meet-?up|symposi|summit|congress|forum|event|at!|invited|annual',
      'vortrag|vorträge|ponencia & konferenz|tagung|kongress|congreso|messe',
    ],
    section: { heading: 'talks|speaking|presentations|vorträge|conferences' },
  },
  {
    name: 'Has spoken to the media',
    asked: [
      'media & spokes|interview|appear|contact|relations',
      'press & conference|release|spokes|contact|wrote|written|relations',
      'spokes(?:person|man|woman)|pressesprecher|on television|on tv!|on the radio',
    ],
    shown: [
      'press (?:release|conference|contact|officer)',
      'television|radio|podcast|newspaper & interview|guest|host|appear|quoted',
    ],
  },
  {
    name: 'Has hosted a podcast or written a blog',
    asked: ['podcast|blogs?!|blogging|blogger|vlog|youtube channel|newsletter'],
    shown:
      'podcast|blogs?!|blogger|newsletter & host|wrote|writ|author|run!|ran!|edit|launch|creat|publish|maintain|own!|posts?!',
    strict: true,
  },
  {
    name: 'Has volunteered',
    asked: [
      'volunteer|unpaid work|charity work|voluntary work|ehrenamt|bénévol|voluntariado|pro bono|gönüllü',
    ],
    shown: ['pro bono|ehrenamt|soup kitchen|food bank|habitat for humanity|red cross'],
    section: {
      kind: 'volunteering',
      heading: 'volunteer|ehrenamt|community (?:service|work)|bénévol|voluntariado',
    },
  },
  {
    name: 'Has contributed to open source',
    asked: [
      'open[ -]?source|oss! & contribut|maintain|project|commit|work|creat|author|written|code|community|merged|involve|beitr|experience|publish|active',
      'open[ -]?source|github stars|upstream',
    ],
    shown: [
      'open[ -]?source & contribut|maintain|project|creat|author|committer|library|tool|cli!|plugin|stars?!|package|merged|patch|framework|published|released',
      'github stars|stars on github|contributor to|upstream (?:patch|contribution)|core contributor|committer',
    ],
    strict: true,
    section: { heading: 'open[ -]?source' },
  },
  {
    name: 'Has founded or run a business of their own',
    asked: [
      '(?:founded|co-?founded|found(?:er|ing)|start(?:ed|ing|s)? (?:up )?(?:an?|own|another|new|(?:his|her|their) own|companies|businesses)(?= |$)|launch|ran!|run!|own(?:ed|er|s)?!|set up|built|had|operat) & (?:own |a |an? own )?(?:business|company|companies|firm|start-?up|venture|shop|enterprise|practice|agency|studio)',
      'entrepreneur|co-?founder|business owner|self-?employed|own business|own company|started up|unternehmen gegründet|gründer|selbst(?:st)?ändig|fondateur|fundador|emprendedor|créé (?:une|son) entreprise|worked for (?:her|him|them)sel(?:f|ves)|own boss|(?:his|her|their) own account',
    ],
    shown: [
      '(?:co-?)?founder|founded|co-?founded|co-?founding|gründer|gegründet|fondateur|fundador',
      'own & shop|business|company|firm|studio|agency|practice|bakery|restaurant|venture|atelier|workshop|one-(?:man|woman)',
      'self-employed|sole (?:trader|proprietor)|proprietor|selbst(?:st)?ändig|einzelunternehm|autónom[oa]|auto-?entrepreneur|business owner|freelance',
    ],
    strict: true,
    silence: 'not_met',
  },
  {
    name: 'Has sold a business or product of their own',
    asked: [
      'sold!|sale of|sell|exit|acquired & business|company|start-?up|venture|website|site|product of|own product|firm',
      'exit(?:ed)? as (?:a )?founder|successful exit',
    ],
    shown: [
      'sold! & website|start-?up|company|business|venture|consumer website',
      'acquired by & founder|co-?founder|founded|start-?up',
      'launched and sold',
    ],
    strict: true,
    silence: 'not_met',
  },
  {
    name: 'Has worked freelance',
    asked: 'freelanc|freiberuf|contractor|self-employed|independent consult|indépendant|autónom',
    shown:
      'freelanc|freiberuf|contractor|self-employed|independent consult|selbst(?:st)?ändig|autónom|auto-?entrepreneur',
  },
  {
    name: 'Has raised capital from investors',
    asked: [
      'rais|secur|clos|won!|attract|convinc|landed & venture|capital|seed|funding|investor|financing|series [a-f]!|round',
      'venture capital|fundraising round|seed round|series [a-f]!|(?:single )?(?:funding )?round of|investors? & put|money',
    ],
    shown: ['rais|secur|clos & [$€£]|series|seed|venture|funding|capital|round|angel'],
    strict: true,
    silence: 'not_met',
  },
  {
    name: 'Has helped to found an association',
    asked: [
      'found|start|establish|set up|launch & association|society|club|non-?profit|charity|ngo!|initiative|chapter|verein|collective|network|group|circle|foundation|community',
    ],
    shown: [
      'founding member|founding president|founding chair|gründungsmitglied',
      '(?:co-?)?found(?:ed|er) & association|society|club|non-?profit|charity|chapter|verein|collective|circle|foundation|community|network|group',
    ],
  },
  {
    name: 'Has sat on a board',
    asked: [
      'board & member|seat|sat|served|director|trustee|chair|non-executive',
      'trustee|supervisory board|board member|aufsichtsrat|vorstand(?:smitglied|sarbeit)|conseil d|consejo de',
    ],
    shown: [
      'board (?:member|of directors|of trustees|chair)|member of the (?:\\p{L}+ )?board|trustee|treasurer|aufsichtsrat|vorstand',
    ],
    strict: true,
  },
  {
    name: 'Has sat on a works council',
    asked: 'works council|betriebsrat|staff represent|comité d|employee represent|personalrat',
    shown: 'works council|betriebsrat|staff representative|cse!|personalrat|employee representative',
    strict: true,
  },
  {
    name: 'Is a member of a professional body',
    asked: [
      'member(?:ship)?s? & professional|association|body|society|institute|chamber|guild|institution',
      'chartered member',
    ],
    shown: [
      'member|fellow & association|society|institute|chamber|guild|institution|college of|ieee|acm!|vdi!|cipd|cima',
    ],
    section: { heading: 'memberships?|affiliations|mitgliedschaft' },
    strict: true,
  },
  {
    name: 'Has raised funds or won grants',
    asked: [
      'fund-?rais|grants?!|donation|sponsorship & rais|won!|win!|secur|write|wrote|writ|appl|obtain|get|got!|money|event|campaign|charit|award|experience|funding|acquir|attract',
      'fund-?raising|grant writing|drittmittel|spendensammlung',
    ],
    shown: [
      'fund-?rais',
      'grants?!|donation|sponsorship|drittmittel & rais|won!|secur|wrote|writ|award|obtain|[$€£]|eingeworben',
    ],
    strict: true,
  },
  {
    name: 'Has lived or studied abroad',
    asked: [
      'abroad|overseas|foreign country|another country|ausland|erasmus|extranjero|étranger|exchange & lived|live|stud|semester|year|spent|time|student|programme|program|term|école',
      'exchange student|studied abroad|study abroad|auslandssemester|erasmus',
    ],
    shown: [
      'abroad|erasmus|exchange (?:student|semester|year|programme|program|term)|auslandssemester|intercambio|semester (?:abroad|at)|au pair',
    ],
    strict: true,
  },
  {
    name: 'Has worked abroad',
    asked:
      'work|assign|post|second|employ|expat & abroad|overseas|foreign country|ausland|extranjero|étranger|another country',
    shown: [
      'expatriat|secondment|seconded|posted to|overseas assignment|work and travel|working holiday|assignment & abroad|overseas|in! [A-Z]',
    ],
  },
  {
    name: 'Explains a career break',
    asked: [
      'career break|employment gap|career gap|gap in|break|lücke & reason|explain|account|why|stated|caus|grund',
    ],
    shown: [
      'gap|break|leave|sabbatical|pause|auszeit|elternzeit|maternity|parental|paternity & due|for!|family|caregiv|care!|travel|health|child|parent|study|elternzeit|maternity|parental|illness',
    ],
    strict: true,
  },
]);
