import { multiline } from '../../pattern.ts';

const COUNTRY = multiline`
  (?:the )?(?:u\.?s\.?a?\.?|u\.?k\.?|e\.?u\.?|eea|united (?:states|kingdom)|european union|ireland|
  canada|germany|france|spain|italy|poland|portugal|switzerland|austria|australia|new zealand|
  netherlands|schengen(?: area| zone)?|america|any employer|\p{Lu}[\p{L}]+)`;
const REST = String.raw`(?:[\p{L}\d .,'’()/-]{0,60})`;
/** What people say in English of their right to work: whole statements, as alternatives of a regular expression. */
export const EN_PERMITS = [
  multiline`
    (?:i am |currently |legally |fully |already )*(?:authori[sz]ed|eligible|entitled|permitted|allowed|
    cleared) to work(?: legally| permanently| full[- ]time)?(?:$| (?:in|for|within|
    throughout) ${COUNTRY}${REST}| (?:without|with no)${REST}sponsor${REST}| anywhere${REST})`,
  multiline`
    (?:full |permanent |unrestricted |legal |current |have |has |holds? |valid )*(?:right|eligibility|
    permission|authori[sz]ation) to work(?:$| (?:in|for|within) ${COUNTRY}${REST}| (?:without|with no)${REST}|
    \s*[:(]${REST})`,
  multiline`
    (?:u\.?s\.? |uk |eu )?(?:work (?:authori[sz]ation|permit|eligibility|status|visa)|
    visa(?: status| type)?|immigration status|right to work|employment eligibility|residen(?:ce|
    cy) (?:permit|status))\s*[:–-]\s*${REST}`,
  multiline`
    (?:dual )?(?:u\.?s\.?a?\.?|uk|eu|e\.u\.|eea|british|american|irish|canadian|german|french|spanish|
    italian|polish|portuguese|dutch|australian|new zealand|european(?: union)?|swiss)(?: ?(?:/|and|
    &) ?(?:u\.?s\.?|uk|eu|irish|british|canadian))? (?:citizen|passport holder|national|citizenship)`,
  multiline`
    (?:u\.?s\.? |uk |canadian |lawful |
    australian )?permanent resident(?: of ${COUNTRY})?(?: \(?green card\)?(?: holder)?)?|
    green card(?: holder)?|indefinite leave to remain(?: \(ilr\))?|
    (?:pre-)?settled status(?: \(?eu settlement scheme\)?)?|blue card(?: holder)?|blaue karte(?: eu)?`,
  multiline`
    (?:no|does not require|do not require|not requiring|without|no need for|never need) (?:visa |
    employer |work |any )*sponsorship${REST}|(?:will |may |would |currently |i )*(?:requires?|needs?|
    needing|seeking|requiring) (?:h-?1b |visa |employer |work |a |tier 2 |
    skilled worker )*(?:sponsorship|sponsoring|work permit|work visa|visa)${REST}|
    visa sponsorship (?:not )?(?:required|needed)|(?:on |holding |holds )?(?:an? )?(?:h-?1b|h4 ead|f-?1|
    opt|stem opt|cpt|l-?1|tn|tier 2|skilled worker|graduate|working holiday) (?:visa|status|holder|ead|
    work permit)${REST}|work permit (?:held|holder|valid)${REST}`,
].join('|');
