import type { Remarks } from '../../locale.ts';

/** What recruiters say in Portuguese around what they ask for (../../locale.ts). */
export const PT_REMARKS: Remarks = {
  greeting: `olá oi bom_dia boa_tarde caro cara prezado prezada obrigado obrigada abraço abraços cumprimentos
    atenciosamente`,
  who: `cliente clientes chefe patrão patroa diretor diretora gestor gestora gerente rh colega colegas eles
    elas nos`,
  said: `diz dizem disse disseram insiste insistem insistiu pede pedem pediu pediram exige exigem pergunta
    perguntam perguntou sublinhou reforçou frisou comentou confirmou deixaram claro claros rigoroso rigorosos`,
  ours: `falei falámos falamos combinámos combinamos como_combinado acordámos prometi prometemos manda mande
    manda_me envia envie veja olha olhe anota anote marca marque lembrete lembro atenção para_tua_informação
    mais_uma_coisa pergunta_rápida segundo_o_email`,
  telling: `urgente muito_importante importantíssimo inegociável exceção exceções decisivo conta_mais`,
  aside: `nós eu meu minha temos somos vamos estamos podemos isto_é`,
  wants: `queremos precisamos procuramos quero preciso exigimos preferimos esperamos`,
  talk: `pessoas gente candidatos mail email e_mail mensagem telefone chamada reunião segunda_feira terça_feira
    quarta_feira quinta_feira sexta_feira ontem hoje amanhã semana passada lista topo primeiro primeira ponto
    número n vezes vez coisa mais muito sempre lhes me te anúncio vaga segundo conforme como caso só`,
};
