import type { Besides } from '../../locale.ts';

/** What stands in Spanish beside what is asked for (../../locale.ts). */
export const ES_BESIDES: Besides = {
  so: `así_que de_modo_que de_manera_que de_ahí_que por_eso por_ello por_esto por_lo_que por_tanto por_lo_tanto
    conque por_consiguiente en_consecuencia o_sea_que`,
  our: `nuestro nuestra nuestros nuestras`,
  ours: `nuestro nuestra nuestros nuestras nos nosotros aquí cliente clientes el_cliente los_clientes el_puesto
    el_trabajo la_plaza el_almacén la_nave la_oficina la_tienda la_sede el_hotel el_centro la_fábrica
    la_planta la_obra el_taller la_residencia los_conductores los_pacientes los_almacenes las_tiendas las_obras los_huéspedes los_residentes
    los_compañeros el_equipo la_empresa las_familias trabajamos hablamos tratamos usamos tenemos
    la_mayoría_de_nuestros tendrá_que tendría_que`,
  tells: `es son está están tiene tienen viene vienen habla hablan queda trabaja trabajan llega`,
  wish: `mejor mejor_si aún_mejor preferible pref a_poder_ser a_ser_posible si_puede_ser preferiblemente
    idealmente estaría_bien_que sería_bueno_que sería_genial_que sería_ideal_que nos_vendría_bien_que
    ayudaría_mucho_que ayudaría_que se_valora se_valorará valorable deseable`,
  wished: `sería_un_plus es_un_plus un_plus sería_ideal sería_bueno estaría_bien sería_genial se_valora se_valorará
    se_agradece deseable valorable sería_una_ventaja es_un_extra sería_un_extra sería_la_guinda la_guinda la_guinda_del_pastel`,
  otherwise: `si_no sino de_lo_contrario en_caso_contrario`,
  conflict: `competencia_directa rival_directo competidor_directo competencia competidor competidora competidores rival rivales pleito pleitos litigio litigios demanda
    juicio conflicto_de_interés conflicto_de_intereses conflictos_de_interés no_competencia pacto
    acuerdo cláusula`,
  purpose: `para p`,
  vehicle: `remolque furgoneta furgonetas camión camiones autobús microbús minibús bus coche coches furgón reparto
    vehículo tráiler lanzadera traslados`,
  there: `allí allá ahí aquí`,
  toward: `a`,
  it: `lo la le los las ello eso esto`,
  own_paper: `peligrosa peligrosas peligroso cisterna adr grúa carretilla pasajeros viajeros taxi escolar ambulancia automático`,
};
