import type { ChangeWords } from '../../change_words.ts';

/** What became less or more, in English (../../change_words.ts). */
export const EN_CHANGES: ChangeWords = {
  less: `cut cuts cutting reduc* lower* decreas* slash* trim* shrank shrink* shrunk minimis* minimiz* drop dropped
    drops dropping fell fallen fall falls falling declin* shorten* saved saving savings save sav*_off shav* cutback*
    brought_down bring*_down drove_down driv*_down went_down came_down took_down knocked_off down_by down_from`,
  more: `increas* grew grow* growth raise raises raised raising boost* lifted rose risen rise rises rising climb* expand* gain gains gained gaining extend*
    scaled scale_up widen* went_up brought_up drove_up jump* up_by up_from`,
  either: `improv* chang* went moved moving brought bring brings bringing took taken taking better* turned`,
  less_beside: `down minus less fewer lower under faster quicker shorter cheaper drop fall reduction decrease`,
  more_beside: `up plus more higher rise increase growth`,
  multiplied: `halv*:0.5 doubl*:2 tripl*:3 trebl*:3 quadrupl*:4 quintupl*:5 twofold:2 threefold:3 fourfold:4 fivefold:5
    tenfold:10 twice_as_many:2 twice_as_much:2 twice_the:2`,
  shares: `half:0.5 a_half:0.5 one_half:0.5 a_third:0.33 one_third:0.33 two_thirds:0.66 third:0.33 a_quarter:0.25
    one_quarter:0.25 quarter:0.25 three_quarters:0.75 a_fifth:0.2 one_fifth:0.2 two_fifths:0.4 three_fifths:0.6
    four_fifths:0.8 a_sixth:0.16 a_tenth:0.1 one_tenth:0.1`,
  times: `times x fold factor factor_of a_factor_of`,
  by: `by in of`,
  from: `from`,
  to: `to now into`,
  former: `from down_from up_from instead_of rather_than previously compared_with compared_to against was were`,
  below: `below under to_below to_under to_less_than`,
  over: `more_than better_than over well_over`,
  almost: `almost nearly just_under not_quite close_to approaching`,
  points: `points point percentage_point percentage_points percent_points pp ppt ppts pts`,
  minutes: `minute minutes min mins`,
  aims: `goal goals aim aims aimed aiming target targets targeted targeting objective objectives ambition plan plans
    planned planning proposed proposal proposing forecast forecasts projected expected hoped hoping to_cut to_reduce
    to_lower to_halve to_double to_triple to_increase to_grow to_raise to_boost to_shorten to_bring will should would
    could must hired_to tasked_with learned_how learnt_how`,
  reached: `reached hit achieved achieving met exceeded exceeding beat beating surpassed managed_to succeeded helped_to
    able_to delivered on_target above_target ahead_of_target`,
  firm: `the_company the_firm our_company my_company the_business the_group the_corporation the_industry the_market
    the_sector the_organisation the_organization company firm employer the_employer the_startup`,
  others: `consultant consultants predecessor predecessors colleague colleagues contractor contractors another_team
    other_team other_teams another_department external_firm an_agency the_agency sister_team head_office
    her_predecessor my_predecessor his_predecessor the_previous_manager previous_manager competitors
    other_branch another_branch neighbouring_branch other_branches`,
  apart: `while whereas although though but where when before after despite`,
  done: `managed manage manages succeeded succeed achieved achieve delivered deliver proven proof shown able
    demonstrably measurably at_least_once track_record record history results result successfully helped help caused
    brought bring brings driven took taken personally responsible improvement improvements`,
  whose: `team teams department departments company companies store stores shop site plant branch own unit`,
  periodic: `a_year each_year every_year per_year per_annum p_._a yearly annually
    annual a_month each_month every_month per_month monthly a_week each_week every_week per_week weekly
    a_quarter_on_quarter each_quarter every_quarter per_quarter quarterly `,
  when: `in`,
  measures: `*ly overall rate rates ratio ratios figure figures number numbers count counts level levels score scores volume
    volumes value values amount amounts total totals time times quota spend spending bill bills performance`,
  per: `per bonus bonuses`,
  told: `why reported_that found_that noted_that showed_that who whose before_i_joined before_i_came
    before_joining before_my_time`,
  along: `with alongside together_with and_my`,
};
