/**
 * Names of months in languages of which nothing else is read, January first: what the Unicode CLDR calls them alone and
 * in a date, and short where no other word looks like that. "Listopad" is November, as in Polish and Czech, and not the
 * October of Croatian.
 */
export const MONTHS_ELSEWHERE: readonly string[] = [
  `siječanj siječnja јануар јан януари јануари январь января янв січень січня січ студзень студзеня сту sausis
    sausio janvāris jaanuar tammikuu tammikuuta ιανουαρίου ιανουάριος ιαν ionawr urtarrila gener xaneiro janar
    jannar januarie հունվար հունվարի հնվ იანვარი იან yanvar қаңтар қаң ژانویه ژانویهٔ يناير ינואר जनवरी januari
    leden ledna január jaan tammi`,
  `veljača veljače фебруар феб февруари фев февраль февраля февр лютий лютого лют люты лютага vasaris vasario
    februāris veebruar helmikuu helmikuuta φεβρουαρίου φεβρουάριος φεβ chwefror otsaila febrer febreiro shkurt
    frar փետրվար փետրվարի փտվ თებერვალი თებ fevral ақпан ақп فوریه فوریهٔ فبراير פברואר फ़रवरी februari únor
    února február velj veebr helmi`,
  `ožujak ožujka март мар марта березень березня бер сакавік сакавіка сак kovas kovo maaliskuu maaliskuuta
    március μαρτίου μάρτιος μαρ mawrth martxoa març marzu maret machi մարտ մարտի մրտ მარტი მარ наурыз нау مارس
    מרץ मार्च mars březen března maalis márc`,
  `travanj travnja април апр апрель апреля квітень квітня квіт красавік красавіка кра balandis balandžio
    aprīlis aprill huhtikuu huhtikuuta április απριλίου απρίλιος απρ ebrill apirila prill aprili ապրիլ ապրիլի
    ապր აპრილი აპრ aprel сәуір сәу آوریل أبريل אפריל अप्रैल abrëll april duben dubna huhti ápr`,
  `svibanj svibnja мај май мая травень травня трав gegužė gegužės maijs toukokuu toukokuuta május μαΐου μάιος
    μαΐ maiatza maig mejju մայիս մայիսի մյս მაისი მაი мамыр мам مهٔ مايو מאי maj květen května touko máj`,
  `lipanj lipnja јун junij юни јуни июнь июня июн червень червня черв чэрвень чэрвеня чэр birželis birželio
    jūnijs juuni kesäkuu kesäkuuta június ιουνίου ιούνιος ιουν mehefin ekaina juny xuño qershor ġunju junie
    հունիս հունիսի հնս ივნისი ივნ iyun маусым мау ژوئن يونيو יוני जून juni červen června kesä jún`,
  `srpanj srpnja јул julij юли јули июль июля июл липень липня лип ліпень ліпеня ліп liepa liepos jūlijs juuli
    heinäkuu heinäkuuta július ιουλίου ιούλιος ιουλ gorffennaf uztaila juliol xullo korrik lulju julai julie
    հուլիս հուլիսի հլս ივლისი ივლ iyul шілде шіл ژوئیه ژوئیهٔ يوليو יולי जुलाई juli červenec července heinä júl`,
  `kolovoz kolovoza август авг avgust августа серпень серпня серп жнівень жніўня жні rugpjūtis rugpjūčio
    augusts elokuu elokuuta augusztus αυγούστου αύγουστος αυγ ágúst awst abuztua agost gusht awwissu agustus
    ogos agosti օգոստոս օգոստոսի օգս აგვისტო აგვ avqust тамыз там اوت أغسطس אוגוסט अगस्त augusti srpen srpna`,
  `rujan rujna септембар сеп septembar септември сентябрь сентября сент вересень вересня вер верасень верасня
    rugsėjis rugsėjo septembris syyskuu syyskuuta szeptember σεπτεμβρίου σεπτέμβριος σεπ medi iraila setembre
    shtator settembru septemba սեպտեմբեր սեպտեմբերի սեպ სექტემბერი სექ sentyabr sentabr қыркүйек қыр سپتامبر
    سبتمبر ספטמבר सितंबर september září syys szept`,
  `октобар окт oktobar октомври октябрь октября жовтень жовтня жовт кастрычнік кастрычніка кас spalis spalio
    oktobris oktoober lokakuu lokakuuta οκτωβρίου οκτώβριος οκτ hydref urria tetor ottubru oktoba հոկտեմբեր
    հոկտեմբերի հոկ ოქტომბერი ოქტ oktyabr oktabr қазан қаз اکتبر أكتوبر אוקטובר अक्टूबर oktober říjen října
    október loka`,
  `studeni studenoga новембар нов novembar ноември ное ноябрь ноября нояб листопад листопада лист лістапад
    лістапада ліс lapkritis lapkričio novembris marraskuu marraskuuta νοεμβρίου νοέμβριος νοε tachwedd azaroa
    nëntor novembru novemba նոյեմբեր նոյեմբերի նոյ ნოემბერი ნოე noyabr қараша қар نوامبر نوفمبر נובמבר नवंबर
    november listopadu marras`,
  `prosinac prosinca децембар дец decembar декември дек декабрь декабря грудень грудня груд снежань снежня сне
    gruodis gruodžio decembris detsember joulukuu joulukuuta δεκεμβρίου δεκέμβριος δεκ rhagfyr abendua desembre
    decembro dhjetor diċembru disember desemba դեկտեմբեր դեկտեմբերի դեկ დეკემბერი დეკ dekabr желтоқсан жел
    دسامبر ديسمبر דצמבר दिसंबर december prosinec prosince dets joulu`,
];
