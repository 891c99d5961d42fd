import type { Besides } from '../../locale.ts';

/** What stands in Turkish beside what is asked for (../../locale.ts). */
export const TR_BESIDES: Besides = {
  so: `o_yüzden bu_yüzden o_nedenle bu_nedenle bundan_dolayı ondan_dolayı dolayısıyla onun_için bunun_için
    bu_sebeple o_sebeple`,
  our: `bizim *larımız *lerimiz *larımızın *lerimizin *ımız *imiz *umuz *ümüz`,
  ours: `bizim bizde biz bize *larımız *lerimiz *larımızın *lerimizin *larımızla *lerimizle *amızda *emizde
    *ımızda *imizde müşteri müşteriler müşterilerin müşterimiz müşterimizin depo tesis tesise ofis
    şoförler şoförlerin misafirler misafirlerin hastalar hastaların iş iş_yeri işyeri şube fabrika otel
    şantiye mağaza *siyle *ıyoruz *iyoruz *uyoruz *üyoruz`,
  wish: `tercihen mümkünse ideali iyisi daha_iyisi tercih`,
  wished: `olsa_iyi olsa_iyi_olur olsa_daha_iyi olsa_daha_iyi_olur olsa_çok_iyi_olur olsa_güzel_olur olursa_iyi
    olursa_iyi_olur olursa_daha_iyi bilse_iyi_olur bilirse_iyi_olur iyi_olur güzel_olur daha_iyi
    artı_olur artı artıdır artı_puan bir_artı avantaj avantajdır avantaj_olur avantaj_sağlar
    tercih_sebebi tercih_edilir tercih_nedeni tercih_sebebidir olabilir`,
  otherwise: `yoksa aksi_halde aksi_takdirde`,
  conflict: `rakip rakibimiz rakibi rakipler rekabet dava davalı davalıyız davamız davalık anlaşmazlık husumet
    anlaşma anlaşmamız sözleşme çıkar_çatışması rekabet_yasağı uyuşmazlık`,
  purpose: `için`,
  vehicle: `römork römorku karavan kamyon kamyonu kamyonet kamyoneti minibüs minibüsü servis_aracı servis_minibüsü
    otobüs otobüsü araç aracı tır tırı dorse dorsesi servis servisi dağıtım`,
  there: `oraya orada oradaki buraya`,
  it: `onu bunu onları`,
  own_paper: `tehlikeli tanker tankeri adr src vinç vinci forklift yolcu taksi taksisi okul ambulans otomatik`,
};
