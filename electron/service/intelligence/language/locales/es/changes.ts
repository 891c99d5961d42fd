import type { ChangeWords } from '../../change_words.ts';

/** What became less or more, in Spanish (../../change_words.ts). */
export const ES_CHANGES: ChangeWords = {
  less: `reduc* reduj* reduzc* baj* rebaj* disminu* recort* acort* ahorr* descender descendió descendido descens* caíd* cay* caer minimiz*
    aminor* mengu* abarat*`,
  more: `aument* increment* subir subió subí subido subida subidos subidas sube suben subiendo crecer crecido crecida crecidos crecidas crece crecen creciendo crecí creció crecimiento elevar elevó elevé elevado elevada elevados elevadas eleva ampliar amplió amplié ampliado ampliada ampliados ampliadas ampliación alza alzar alzó alzado dispar* impuls* potenciado potenciada potenciar`,
  either: `mejor* pasar pasó pasado pasada pasados pasadas pasando llevar llevado llevó llevé cambi* optimiz* situ*`,
  less_beside: `menos menor bajada reducción descenso caída`,
  more_beside: `más mayor subida aumento incremento crecimiento`,
  multiplied: `duplicar:2 duplicado:2 duplicada:2 duplicados:2 duplicadas:2 dupliqué:2 duplicando:2 duplicó:2 doblar:2 doblado:2 doblada:2 doblados:2 dobladas:2 dobló:2 triplic*:3 triplicó:3 cuadruplic*:4 quintuplic*:5 decuplic*:10 el_doble:2
    el_triple:3 dividido_por_dos:0.5 a_la_mitad:0.5 demediad*:0.5`,
  shares: `mitad:0.5 la_mitad:0.5 un_tercio:0.33 tercio:0.33 dos_tercios:0.66 un_cuarto:0.25 cuarto:0.25
    tres_cuartos:0.75 tres_cuartas_partes:0.75 una_cuarta_parte:0.25 una_tercera_parte:0.33 dos_terceras_partes:0.66
    un_quinto:0.2 una_quinta_parte:0.2 un_décimo:0.1 una_décima_parte:0.1`,
  times: `veces factor x multiplicado_por multiplicada_por multiplicados_por multiplicadas_por multiplicar_por`,
  by: `en de del por`,
  from: `de del desde`,
  to: `a al hasta`,
  former: `en_vez_de en_lugar_de frente_a antes anteriormente`,
  below: `por_debajo_de por_debajo_del debajo_de debajo_del bajo_el a_menos_de a_menos_del`,
  over: `más_que más_de más_del`,
  almost: `casi cerca_de cerca_del prácticamente`,
  points: `punto puntos punto_porcentual puntos_porcentuales pp`,
  minutes: `minuto minutos min`,
  aims: `objetivo objetivos meta metas propósito plan planes previsto prevista previsión propuesta propuse debía debe
    para_reducir para_bajar para_aumentar para_duplicar para_disminuir con_el_fin_de a_fin_de aspira pretende se_espera espera_reducir espera_aumentar`,
  reached: `alcanzado alcanzada alcanzados alcanzadas alcancé alcanzó superado superada superados superadas superé
    logré logró logrado conseguí consiguió conseguido cumplido cumplida cumplidos`,
  firm: `la_empresa la_compañía el_grupo el_negocio nuestra_empresa el_mercado el_sector empresa compañía la_cadena`,
  others: `consultor consultora consultores predecesor predecesora compañero compañera compañeros compañeras proveedor
    otro_equipo otro_departamento subcontrata agencia la_central externos competencia antecesor antecesora
    otra_sucursal otra_tienda`,
  apart: `mientras aunque pero cuando antes_de_que pese_a a_pesar_de`,
  done: `logrado lograr conseguido conseguir probado probada demostrado demostrada hecho sabido contribuido mejora`,
  whose: `equipo equipos departamento departamentos empresa tienda tiendas planta sede propio propia propios propias`,
  periodic: `al_año cada_año por_año anual anuales anualmente al_mes cada_mes por_mes mensual mensuales
    mensualmente a_la_semana cada_semana por_trimestre`,
  when: `en`,
  measures: `tasa número cifra cifras volumen nivel importe total valor cuota índice`,
  of: `de del sobre`,
  told: `por_qué antes_de_mi_llegada informado_de_que`,
  along: `con junto_con junto_a`,
};
