import { whole, type CertificateFamily } from './certificate_form.ts';

// Trades, transport, care. The narrow ones first: the first that a criterion names is meant. Short forms in capitals are matched as such.
export const TRADE_CERTIFICATES: readonly CertificateFamily[] = [
  {
    name: 'counterbalance forklift licence',
    asked: whole('counter-?balanced?'),
    said: whole('counter-?balanced?'),
  },
  { name: 'reach truck licence', asked: whole('reach[- ]?trucks?'), said: whole('reach[- ]?trucks?') },
  {
    name: 'forklift licence',
    asked: whole(
      String.raw`fork-?lifts?|fork trucks?|flt|lift trucks?|(?:gabel)?stapler(?:schein|führerschein|fahrer\p{L}*)|flurförder\p{L}+|cariste|caces|chariots? élévateurs?|carretill\p{L}+`,
    ),
    said: whole(
      String.raw`fork-?lift|fork truck|flt|lift truck|counter-?balanced?|reach[- ]?truck|rtitb|itssar|(?:gabel)?stapler\p{L}*|flurförder\p{L}+|cariste|caces|chariots? élévateurs?|carretill\p{L}+`,
    ),
  },
  {
    name: 'first aid certificate',
    asked: whole(
      String.raw`first[- ]?aid(?:ers?)?|erste[- ]hilfe\p{L}*|ersthelfer(?:in)?|betriebssanitäter|premiers secours|(?:sauveteu(?:r|se)s? )?secouriste(?: du travail)?|sst|primeros auxilios|cpr`,
    ),
    said: whole(
      String.raw`first[- ]?aid(?:er)?|first aid responder|efaw|faw|cpr|erste[- ]hilfe\p{L}*|ersthelfer(?:in)?|premiers secours|(?:sauveteu(?:r|se)s? )?secouriste(?: du travail)?|psc1|sst|primeros auxilios|bls`,
    ),
    sure: true,
  },
  {
    name: 'food safety certificate',
    asked: whole(
      String.raw`food[- ](?:safety|hygiene|handlers?|protection)|servsafe|lebensmittelhygiene|hygieneschulung|gesundheitszeugnis|manipulador de alimentos|hygiène alimentaire`,
    ),
    said: whole(
      String.raw`servsafe|food[- ](?:safety|hygiene|handler'?s?|protection)|lebensmittelhygiene|hygieneschulung|gesundheitszeugnis|manipulador de alimentos|hygiène alimentaire|level [23] food|infektionsschutz\p{L}*`,
    ),
  },
  {
    name: 'QuickBooks certificate',
    asked: whole('quickbooks'),
    said: whole(
      String.raw`(?:quickbooks[\p{L} ,]{0,24})?pro-?advisor|quickbooks[\p{L} ,]{0,24}certif\p{L}+|certified[\p{L} ]{0,16}quickbooks[\p{L} ]{0,8}`,
    ),
  },
  {
    name: 'teaching licence',
    asked: whole(
      String.raw`qts|qualified teacher status|teach(?:ing|er(?:'?s)?) (?:licen[cs]e|certificate|credential|certification|qualification|registration)|(?:licen[cs]ed|certified|qualified) teacher|lehrer(?:innen)?ausbildung|lehramt\p{L}*|(?:zweites|2\.) staatsexamen|pgce|capes|habilitación docente`,
    ),
    said: whole(
      String.raw`qts|qualified teacher status|pgce|teach(?:ing|er(?:'?s)?) (?:licen[cs]e|certificate|credential|certification)|(?:licen[cs]ed|certified|qualified) teacher|lehramt\p{L}*|(?:zweites|2\.) staatsexamen|capes|pgde|nbct|ccc teaching credential`,
    ),
    sure: true,
  },
  {
    name: 'journeyman electrician licence',
    asked: whole(
      String.raw`journeym[ae]n(?: electrician| wireman)?|licensed electrician|electrician'?s? licen[cs]e|licensed journeym[ae]n`,
    ),
    said: whole(String.raw`journeym[ae]n(?: electrician| wireman)?|licensed electrician|master electrician`),
    sure: true,
  },
  {
    name: 'master electrician licence',
    asked: whole(String.raw`master electrician|elektro(?:techniker)?meister(?:brief)?`),
    said: whole(String.raw`master electrician|elektro(?:techniker)?meister(?:brief)?`),
    sure: true,
  },
  {
    name: 'Fundamentals of Engineering exam',
    asked: whole(String.raw`fundamentals of engineering|fe exam|engineer in training|eit`),
    said: whole(
      String.raw`fundamentals of engineering|fe (?:exam|passed)|fe\/eit|engineer[- ]in[- ]training|eit`,
    ),
    sure: true,
  },
  {
    name: 'Professional Engineer licence',
    asked: whole(
      String.raw`(?:licensed |registered )?professional engineer|pe (?:licen[cs]e|stamp|exam|registration)|p\. ?eng\.?`,
    ),
    said: whole(
      String.raw`professional engineer|p\.? ?eng\.?|pe (?:licen[cs]e|mechanical|civil|electrical|exam)|licensed pe|pe`,
    ),
    sure: true,
  },
  {
    name: 'registered nurse licence',
    asked: whole(
      String.raw`rn|registered nurse|nurs(?:e|ing) (?:licen[cs]e|registration|licensure)|licensed nurse|nmc (?:pin|registration|registered)|nclex(?:-rn)?|examinierte[rn]? \p{L}+|pflegefach\p{L}+|infirmi\p{L}+ diplômée? d'état`,
    ),
    said: whole(
      String.raw`rn|registered nurse|nmc|nclex(?:-rn)?|examinierte[rn]? \p{L}+|pflegefach\p{L}+|infirmi\p{L}+ diplômée? d'état`,
    ),
  },
  {
    name: 'tank vehicle endorsement',
    asked: whole(
      String.raw`tank(?:er)?(?: vehicles?| truck)? endorsements?|n endorsements?|endorsement for tank(?:er)?s?`,
    ),
    said: whole('tankers?|tank vehicles?'),
    narrow: true,
  },
  {
    name: 'hazardous materials endorsement',
    asked: whole(
      String.raw`hazmat|haz-?mat|hazardous materials?|dangerous goods|mercancías peligrosas|matières dangereuses|gefahrgut\p{L}*|adr`,
    ),
    said: whole(
      String.raw`hazmat|haz-?mat|hazardous materials?|dangerous goods|mercancías peligrosas|matières dangereuses|gefahrgut\p{L}*|adr`,
    ),
    sure: true,
  },
  {
    name: "commercial driver's licence",
    asked: whole(
      String.raw`(?:class [abc] )?cdl(?:[- ]?[abc]| class [abc])?|class [ab] (?:cdl|licen[cs]e)|commercial driv(?:er'?s?|ing) licen[cs]e|hgv(?: class [12]| licen[cs]e)?|lgv(?: class [12]| licen[cs]e)?|lkw[- ]führerschein|führerschein (?:klasse )?ce?|permis (?:c|ce|poids lourds?)|carnet (?:de camión|c)`,
    ),
    said: whole(
      String.raw`cdl(?:[- ]?[abc])?|class [ab]|commercial driv(?:er'?s?|ing) licen[cs]e|hgv|lgv|c\+e|lkw[- ]führerschein|führerschein (?:klasse )?ce?|permis (?:c|ce|poids lourds?)`,
    ),
    sure: true,
  },
  {
    name: 'driver training certificate',
    asked: whole('cpc|driver cpc|tachograph card|digitacho|fahrerkarte'),
    said: whole('driver cpc|cpc|tachograph card|digitacho|fahrerkarte'),
  },
];
