import type { Besides } from '../../locale.ts';

/** What stands in Portuguese beside what is asked for (../../locale.ts). */
export const PT_BESIDES: Besides = {
  so: `por_isso portanto por_tanto daí logo de_modo_que`,
  our: `nosso nossa nossos nossas`,
  ours: `nosso nossa nossos nossas cliente clientes o_cliente os_clientes o_armazém o_posto a_vaga o_local`,
  tells: `é são está estão fica ficam fala falam`,
  wish: `melhor_se de_preferência preferencialmente se_possível seria_bom_se idealmente`,
  wished: `é_um_plus seria_um_plus um_plus seria_bom seria_ideal é_uma_mais_valia é_valorizado valoriza_se`,
  otherwise: `senão caso_contrário`,
  conflict: `concorrente concorrência concorrentes rival litígio processo conflito_de_interesses acordo`,
  purpose: `para`,
  vehicle: `reboque camião caminhão carrinha autocarro furgão carro`,
  there: `lá para_lá ali`,
  toward: `para`,
  it: `o a isso ele ela`,
};
