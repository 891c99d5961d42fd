import { regex } from './pattern.ts';

/** Titles and employers of a time in which nobody worked. */
export const BREAK = regex('iu')`
    ^(?:(?:planned |voluntary |extended |full[- ]time )?(?:career|employment) (?:break|gap|pause)|
    (?:on )?(?:parental|maternity|paternity|family|medical|sick|adoption|caregiver|carer['’]s) leave|
    (?:on )?(?:a )?sabbatical|gap year|(?:working|extended) holiday|(?:round[- ]the[- ]world )?travell?(?:ing|ed)|
    travels|(?:full[- ]time )?(?:care|carer|caring) (?:of|for) (?:an?|my|our) |raising (?:a|my|our) |
    job[- ]?search(?:ing)?|looking for work|seeking (?:work|employment)|unemployed|between jobs|out of work|
    elternzeit|mutterschutz|arbeit(?:s)?suchend|arbeit(?:s)?los|auf arbeitssuche|arbeitssuche|auszeit|
    pflege (?:eines|einer|meine[rs]?|von) |familienpause|familienzeit|weltreise|
    congé (?:parental|maternité|paternité|sabbatique|de formation)|en recherche d['’]emploi|
    recherche d['’]emploi|sans emploi|année (?:sabbatique|de césure)|tour du monde|
    excedencia|baja (?:maternal|paternal|por)|permiso (?:maternal|paternal)|año sabático|
    (?:en )?búsqueda de empleo|desemplead[oa]|en paro|cuidado de (?:un|mi|mis) |
    congedo (?:parentale|di maternità)|maternità(?=\s*(?:$|\())|anno sabbatico|in cerca di (?:lavoro|occupazione)|
    disoccupat[oa]|ouderschapsverlof|zwangerschapsverlof|werkzoekend|tussenjaar|licença (?:de )?maternidade|
    ano sabático|desempregad[oa]|urlop (?:macierzyński|wychowawczy)|bezrobotn[ya]|
    (?:doğum|ücretsiz) izni|askerlik(?: hizmeti| görevi)?|vatani görev)(?![\p{L}])`;
