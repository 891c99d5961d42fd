import { regex } from '../language/pattern.ts';

/** Words about things and work that hold a word of a protected characteristic. */
export const HARMLESS = regex('giu')`
    \b(?:languages? (?:is|are|being|must be) \p{L}+|mother tongue is \p{L}+|age of (?:the |a |
    an )?(?:codebase|code|system|software|data|content|company|fleet|equipment|assets?|receivables)|
    work permits?|right to work|young people(?:'s)? (?:services?|work\p{L}*|support|centre|team)|
    equal(?:ity)? opportunit\p{L}*|gender (?:studies|equality|mainstreaming|pay gap)|women'?s (?:health|
    studies|fashion|wear|sports|football|shelter)|men'?s (?:health|fashion|wear)|union (?:relations|
    negotiations?|agreements?|contracts?)|political (?:science|studies|economy|communication|risk)|
    disabilit(?:y|ies) (?:services?|support|care|studies|law|sector|insurance|management|inclusion|
    advocacy|rights)|(?:care|support|supporting|services?|caring|working|work|worked|experience) (?:of|
    for|with|supporting) (?:people with |children with |adults with |clients with |students with |
    the )?(?:learning |physical |intellectual |mental )?(?:disab\p{L}+|autism|dementia|diabetes|cancer|
    depression|elderly|older people|pregnant women|young people|children|kids|families|disabled \p{L}+)|
    (?:nurs(?:e|es|ing)|teach(?:er|ers|ing)|carers?|therapists?|care|support|services?|schools?|
    homes?) for (?:children|kids|adults|pupils|students) with (?:learning |physical |special |mental )?(?:
    disab\p{L}+|needs|autism|cancer)|(?:worked|working|work|experience) (?:in|at|on) (?:a |an |the )?(?:
    hospitals?|schools?|nurser(?:y|ies)|kindergartens?|wards?|clinics?|camps?) with (?:sick |ill )?(?:
    children|kids|babies)|marriage of|retired (?:systems?|services?|legacy)|race conditions?|
    black[- ]?box|white[- ]?box|
    black belt|white ?papers?|white ?label|black friday|body ?(?:shop|work|language)|health ?care|
    mental health (?:nurs\p{L}*|care|services?|first aid\p{L}*|support|practitioner|act|ward|sector|
    setting)|occupational health|public health|health (?:and|&) safety)\b`;
