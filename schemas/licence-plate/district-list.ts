/**
 * The districts, regions and cantons of eleven countries. Compiled 2026-11-21. Codes: AT KDV 1967 § 26 with
 * expiring and federal codes; BA serial letters and taxis; CH cantons; DE FZV annex with codes no longer
 * issued but still on cars; HR, RO, RS, SI, SK, UA, BG lists in force, each compared over two or more
 * sources, for HR and RS with the spellings without diacritics, RS with the codes of Kosovo issued until
 * 2022. Names: the places that the codes are derived from, for AT, CH and DE. Without a name, to fit the
 * bundle's budget: codes of authorities, and German three-letter codes that were revived for a former
 * district and do not begin like its name.
 */
import type { CountryCode } from "./countries.ts"

/** Codes with their names, between commas. */
export const districtLists: { readonly [Country in CountryCode]?: string } = {
  AT: `
    A, AM Amstetten, B Bregenz, BA Bad Aussee, BD, BH, BK, BL Bruck an der Leitha, BM Bruck-Mürzzuschlag,
    BN Baden, BP, BR Braunau, BZ Bludenz, DL Deutschlandsberg, DO Dornbirn, E Eisenstadt, EF Eferding,
    EU Eisenstadt-Umgebung, FB Feldbach, FE Feldkirchen, FF Fürstenfeld, FK Feldkirch, FR Freistadt, FV, FW,
    G Graz, GB Gröbming, GD Gmünd, GF Gänserndorf, GK, GM Gmunden, GR Grieskirchen, GS Güssing,
    GU Graz-Umgebung, HA Hallein, HB Hartberg, HE Hermagor, HF Hartberg-Fürstenfeld, HL Hollabrunn, HO Horn,
    I Innsbruck, IL Innsbruck-Land, IM Imst, JE Jennersdorf, JO Sankt Johann im Pongau, JU Judenburg, JW,
    K Klagenfurt, KB Kitzbühel, KD, KF Knittelfeld, KG Klosterneuburg, KI Kirchdorf, KK, KL Klagenfurt-Land,
    KO Korneuburg, KR Krems-Land, KS Krems, KU Kufstein, L Linz, LA Landeck, LB Leibnitz, LE Leoben,
    LF Lilienfeld, LI Liezen, LL Linz-Land, LN Leoben, LZ Lienz, MA Mattersburg, MD Mödling, ME Melk,
    MI Mistelbach, MT Murtal, MU Murau, MZ Mürzzuschlag, N, ND Neusiedl, NK Neunkirchen, O, OD, OK,
    OP Oberpullendorf, OW Oberwart, P Sankt Pölten, PE Perg, PL Sankt Pölten-Land, PT, RA Bad Radkersburg,
    RE Reutte, RI Ried, RO Rohrbach, S Salzburg, SB Scheibbs, SD Schärding, SE Steyr-Land, SK,
    SL Salzburg-Umgebung, SO Südoststeiermark, SP Spittal, SR Steyr, ST, SV Sankt Veit, SW Schwechat,
    SZ Schwaz, T, TA Tamsweg, TD, TK, TU Tulln, UU Urfahr-Umgebung, V, VB Vöcklabruck, VD, VI Villach,
    VK Völkermarkt, VL Villach-Land, VO Voitsberg, W Wien, WB Wiener Neustadt-Land, WD, WE Wels, WK,
    WL Wels-Land, WN Wiener Neustadt, WO Wolfsberg, WT Waidhofen an der Thaya, WU Wien-Umgebung,
    WY Waidhofen an der Ybbs, WZ Weiz, ZE Zell am See, ZT Zwettl
  `,
  BA: `
    A, E, J, K, M, O, T, TA
  `,
  BG: `
    A, B, BH, BP, BT, C, CA, CB, CC, CH, CM, CO, CT, E, EA, EB, EH, H, K, KH, M, OB, P, PA, PB, PK, PP, T, TX,
    X, Y
  `,
  CH: `
    AG Aargau, AI Appenzell Innerrhoden, AR Appenzell Ausserrhoden, BE Bern, BL Basel-Landschaft,
    BS Basel-Stadt, FR Fribourg, GE Genève, GL Glarus, GR Graubünden, JU Jura, LU Luzern, NE Neuchâtel,
    NW Nidwalden, OW Obwalden, SG Sankt Gallen, SH Schaffhausen, SO Solothurn, SZ Schwyz, TG Thurgau,
    TI Ticino, UR Uri, VD Vaud, VS Valais, ZG Zug, ZH Zürich
  `,
  DE: `
    0, A Augsburg, AA Aalen, AB Aschaffenburg, ABG Altenburg, ABI Anhalt-Bitterfeld, AC Aachen, AE Auerbach,
    AH Ahaus, AIB, AIC Aichach, AK Altenkirchen, AL Altena, ALF Alfeld, ALS Alsfeld, ALZ Alzenau, AM Amberg,
    AN Ansbach, ANA, ANG Angermünde, ANK Anklam, AÖ Altötting, AP Apolda, APD, AR Arnsberg, ARN Arnstadt,
    ART Artern, AS Amberg-Sulzbach, ASD, ASL, ASZ, AT Altentreptow, AU Aue, AUR Aurich, AW Ahrweiler,
    AZ Alzey, AZE, B Berlin, BA Bamberg, BAD Baden-Baden, BAR Barnim, BB Böblingen, BBG, BBL, BC Biberach,
    BCH, BD, BE Beckum, BED, BEI Beilngries, BEL Belzig, BER Bernau, BF Burgsteinfurt, BG, BGD,
    BGL Berchtesgadener Land, BH Bühl, BI Bielefeld, BID, BIN Bingen, BIR Birkenfeld, BIT Bitburg, BIW,
    BK Backnang, BKS, BL Balingen, BLB, BLK Burgenlandkreis, BM Bergheim, BN Bonn, BNA, BO Bochum, BÖ Börde,
    BOG Bogen, BOH, BOR Borken, BOT Bottrop, BP Bundespolizei, BR Bruchsal, BRA Brake, BRB Brandenburg, BRG,
    BRI Brilon, BRK, BRL, BRV, BS Braunschweig, BSB, BSK, BT Bayreuth, BTF, BU Burgdorf, BÜD Büdingen, BUL,
    BÜR Büren, BÜS Büsingen, BÜZ, BW, BWL, BYL, BZ Bautzen, BZA, C Chemnitz, CA Calau, CAS Castrop-Rauxel,
    CB Cottbus, CE Celle, CHA Cham, CLP Cloppenburg, CLZ, CO Coburg, COC Cochem, COE Coesfeld, CR Crailsheim,
    CUX Cuxhaven, CW Calw, D Düsseldorf, DA Darmstadt, DAH Dachau, DAN Dannenberg, DAU Daun, DBR, DD Dresden,
    DE Dessau, DEG Deggendorf, DEL Delmenhorst, DGF Dingolfing, DH Diepholz, DI Dieburg, DIL Dillenburg,
    DIN Dinslaken, DIZ, DKB, DL Döbeln, DLG Dillingen, DM Demmin, DN Düren, DO Dortmund, DON Donauwörth,
    DS Donaueschingen, DT Detmold, DU Duisburg, DUD Duderstadt, DÜW Bad Dürkheim, DW Dippoldiswalde,
    DZ Delitzsch, E Essen, EA Eisenach, EB Eilenburg, EBE Ebersberg, EBN, EBS, ECK Eckernförde, ED Erding,
    EE Elbe-Elster, EF Erfurt, EG Eggenfelden, EH Eisenhüttenstadt, EHI Ehingen, EI Eichstätt, EIC Eichsfeld,
    EIH, EIL, EIN Einbeck, EIS Eisenberg, EL Emsland, EM Emmendingen, EMD Emden, EMS, EN Ennepe, ER Erlangen,
    ERB Erbach, ERH Erlangen-Höchstadt, ERK Erkelenz, ERZ Erzgebirge, ES Esslingen, ESA, ESB, ESW Eschwege,
    EU Euskirchen, EUT Eutin, EW Eberswalde, F Frankfurt am Main, FAL Fallingbostel, FB Friedberg, FD Fulda,
    FDB, FDS Freudenstadt, FEU Feuchtwangen, FF Frankfurt an der Oder, FFB Fürstenfeldbruck, FG Freiberg,
    FH Frankfurt-Höchst, FI Finsterwalde, FKB, FL Flensburg, FLÖ Flöha, FN Friedrichshafen, FO Forchheim,
    FOR Forst, FR Freiburg, FRG Freyung-Grafenau, FRI Friesland, FRW, FS Freising, FT Frankenthal, FTL,
    FÜ Fürth, FÜS Füssen, FW Fürstenwalde, FZ Fritzlar, G Gera, GA Gardelegen, GAN,
    GAP Garmisch-Partenkirchen, GC Glauchau, GD Schwäbisch Gmünd, GDB, GE Gelsenkirchen, GEL Geldern,
    GEM Gemünden, GEO, GER Germersheim, GF Gifhorn, GG Groß-Gerau, GHA, GHC, GI Gießen, GK Geilenkirchen,
    GL Bergisch Gladbach, GLA Gladbeck, GM Gummersbach, GMN, GN Gelnhausen, GNT, GÖ Göttingen, GOA, GOH,
    GP Göppingen, GR Görlitz, GRA Grafenau, GRH, GRI, GRM, GRS, GRZ Greiz, GS Goslar, GT Gütersloh, GTH Gotha,
    GÜ Güstrow, GUB Guben, GUN Gunzenhausen, GV Grevenbroich, GVM, GW Greifswald, GZ Günzburg, H Hannover,
    HA Hagen, HAB, HAL Halle, HAM Hamm, HAS Haßfurt, HB Bremen, HBN Hildburghausen, HBS, HC Hainichen, HCH,
    HD Heidelberg, HDH Heidenheim, HDL, HE Helmstedt, HEB, HEF Bad Hersfeld, HEI Heide, HEL, HER Herne,
    HET Hettstedt, HF Herford, HG Bad Homburg, HGN, HGW Greifswald, HH Hamburg, HHM, HI Hildesheim, HIG, HIP,
    HK Heidekreis, HL Lübeck, HM Hameln, HMÜ, HN Heilbronn, HO Hof, HOG, HOH, HOL Holzminden, HOM Homburg,
    HOR Horb, HÖS, HOT, HP Heppenheim, HR Homberg, HRO Rostock, HS Heinsberg, HSK Hochsauerlandkreis,
    HST Stralsund, HU Hanau, HÜN Hünfeld, HUS Husum, HV Havelberg, HVL Havelland, HW Halle, HWI Wismar,
    HX Höxter, HY Hoyerswerda, HZ Harz, IGB, IK Ilm-Kreis, IL Ilmenau, ILL Illertissen, IN Ingolstadt,
    IS Iserlohn, IZ Itzehoe, J Jena, JB Jüterbog, JE Jessen, JEV Jever, JL Jerichower Land, JÜL Jülich,
    K Köln, KA Karlsruhe, KAR Karlstadt, KB Korbach, KC Kronach, KE Kempten, KEH Kelheim, KEL, KEM Kemnath,
    KF Kaufbeuren, KG Bad Kissingen, KH Bad Kreuznach, KI Kiel, KIB Kirchheimbolanden, KK Kempen-Krefeld,
    KL Kaiserslautern, KLE Kleve, KLZ, KM Kamenz, KN Konstanz, KO Koblenz, KÖN, KÖT Köthen, KÖZ, KR Krefeld,
    KRU Krumbach, KS Kassel, KT Kitzingen, KU Kulmbach, KÜN Künzelsau, KUS Kusel, KW Königs Wusterhausen,
    KY Kyritz, KYF Kyffhäuser, L Leipzig, LA Landshut, LAN Landau an der Isar, LAT, LAU Lauf, LB Ludwigsburg,
    LBS, LBZ, LC Luckau, LD Landau, LDK Lahn-Dill-Kreis, LDS Dahme-Spreewald, LE Lemgo, LEO Leonberg,
    LER Leer, LEV Leverkusen, LF Laufen, LG Lüneburg, LH Lüdinghausen, LI Lindau, LIB, LIF Lichtenfels,
    LIN Lingen, LIP Lippe, LK Lübbecke, LL Landsberg, LM Limburg, LN Lübben, LÖ Lörrach, LÖB Löbau, LOH Lohr,
    LOS Oder-Spree, LP Lippstadt, LR Lahr, LRO Landkreis Rostock, LS Lüdenscheid, LSA, LSN, LSZ,
    LU Ludwigshafen, LÜD Lüdenscheid, LUK, LÜN Lünen, LUP Ludwigslust-Parchim, LWL, M München, MA Mannheim,
    MAB, MAI Mainburg, MAK, MAL Mallersdorf, MAR Marktheidenfeld, MB Miesbach, MC Malchin, MD Magdeburg,
    ME Mettmann, MED, MEG, MEI Meißen, MEK, MEL Melle, MEP Meppen, MER Merseburg, MES Meschede, MET,
    MG Mönchengladbach, MGH, MGN, MH Mülheim, MHL, MI Minden, MIL Miltenberg, MK Märkischer Kreis,
    MKK Main-Kinzig-Kreis, ML Mansfelder Land, MM Memmingen, MN Mindelheim, MO Moers, MOD,
    MOL Märkisch-Oderland, MON Monschau, MOS Mosbach, MQ Merseburg-Querfurt, MR Marburg, MS Münster,
    MSE Mecklenburgische Seenplatte, MSH Mansfeld-Südharz, MSP Main-Spessart, MST, MT Montabaur,
    MTK Main-Taunus-Kreis, MTL, MU München, MÜ Mühldorf, MÜB, MUC München, MÜL Müllheim, MÜN Münsingen,
    MÜR Müritz, MVL, MW Mittweida, MY Mayen, MYK Mayen-Koblenz, MZ Mainz, MZG Merzig, N Nürnberg, NAB Nabburg,
    NAI Naila, NAU Nauen, NB Neubrandenburg, ND Neuburg, NDH Nordhausen, NE Neuss, NEA Neustadt an der Aisch,
    NEB Nebra, NEC, NEN, NES Bad Neustadt an der Saale, NEU, NEW Neustadt an der Waldnaab, NF Nordfriesland,
    NH Neuhaus, NI Nienburg, NIB, NK Neunkirchen, NL, NM Neumarkt, NMB, NMS Neumünster, NÖ Nördlingen,
    NOH Nordhorn, NOL, NOM Northeim, NOR Norden, NP Neuruppin, NR Neuwied, NRÜ, NRW, NT Nürtingen, NU Neu-Ulm,
    NVP, NW Neustadt an der Weinstraße, NWM Nordwestmecklenburg, NY Niesky, NZ Neustrelitz, OA Oberallgäu,
    OAL Ostallgäu, OB Oberhausen, OBB, OBG, OC Oschersleben, OCH Ochsenfurt, OD Bad Oldesloe, OE Olpe,
    OF Offenbach, OG Offenburg, OH Ostholstein, OHA, ÖHR Öhringen, OHV Oberhavel, OHZ Osterholz, OK Ohrekreis,
    OL Oldenburg, OLD Oldenburg, OP Opladen, OPR Ostprignitz-Ruppin, OR Oranienburg, OS Osnabrück,
    OSL Oberspreewald-Lausitz, OTT Otterndorf, OTW, OVI, OVL, OVP, OZ Oschatz, P Potsdam, PA Passau,
    PAF Pfaffenhofen, PAN Pfarrkirchen, PAR Parsberg, PB Paderborn, PCH, PE Peine, PEG Pegnitz, PER Perleberg,
    PF Pforzheim, PI Pinneberg, PIR Pirna, PK Pritzwalk, PL Plauen, PLÖ Plön, PM Potsdam-Mittelmark,
    PN Pößneck, PR Prignitz, PRÜ Prüm, PS Pirmasens, PW Pasewalk, PZ Prenzlau, QFT, QLB, R Regensburg,
    RA Rastatt, RC Reichenbach, RD Rendsburg, RDG, RE Recklinghausen, REG Regen, REH Rehau, REI,
    RG Riesa-Großenhain, RH Roth, RI Rinteln, RID, RIE Riesa, RL Rochlitz, RM Röbel, RN Rathenow,
    RO Rosenheim, ROD Roding, ROF, ROK, ROL, ROS Rostock, ROT Rothenburg ob der Tauber,
    ROW Rotenburg an der Wümme, RP Rhein-Pfalz-Kreis, RPL, RS Remscheid, RSL, RT Reutlingen, RU Rudolstadt,
    RÜD Rüdesheim, RÜG Rügen, RV Ravensburg, RW Rottweil, RY Rheydt, RZ Ratzeburg, S Stuttgart, SAB,
    SAD Schwandorf, SÄK, SAL, SAN, SAW Salzwedel, SB Saarbrücken, SBG, SBK, SC Schwabach, SCZ, SDH,
    SDL Stendal, SDT, SE Bad Segeberg, SEB Sebnitz, SEE Seelow, SEF, SEL Selb, SF Sonthofen, SFA, SFB, SFT,
    SG Solingen, SGH, SH, SHA Schwäbisch Hall, SHG Stadthagen, SHK Saale-Holzland-Kreis, SHL Suhl, SI Siegen,
    SIG Sigmaringen, SIM Simmern, SK Saalekreis, SL Schleswig, SLE, SLF Saalfeld, SLG, SLK Salzlandkreis, SLN,
    SLS Saarlouis, SLÜ, SLZ, SM Schmalkalden, SMÜ, SN Schwerin, SNH, SO Soest, SOB, SOG, SOK Saale-Orla-Kreis,
    SOL Soltau, SÖM Sömmerda, SON Sonneberg, SP Speyer, SPB, SPN Spree-Neiße, SPR Springe, SR Straubing, SRB,
    SRO, ST Steinfurt, STA Starnberg, STB, STD Stade, STE, STH, STL, STO Stockach, SU Siegburg,
    SUL Sulzbach-Rosenberg, SÜW Südliche Weinstraße, SW Schweinfurt, SWA, SY Syke, SZ Salzgitter, SZB,
    TBB Tauberbischofsheim, TDO Torgau-Delitzsch-Oschatz, TE Tecklenburg, TET Teterow, TF Teltow-Fläming,
    TG Torgau, THL, THW, TIR Tirschenreuth, TO Torgau-Oschatz, TÖL Bad Tölz, TÖN Tönning, TP Templin,
    TR Trier, TS Traunstein, TT Tettnang, TÜ Tübingen, TUT Tuttlingen, ÜB Überlingen, UE Uelzen, UEM, UER,
    UFF Uffenheim, UH Unstrut-Hainich, UL Ulm, UM Uckermark, UN Unna, USI Usingen, V Vogtland, VAI Vaihingen,
    VB Vogelsberg, VEC Vechta, VER Verden, VG Vorpommern-Greifswald, VIB, VIE Viersen, VIT, VK Völklingen,
    VL Villingen, VOF, VOH Vohenstrauß, VR Vorpommern-Rügen, VS Villingen-Schwenningen, W Wuppertal,
    WA Waldeck, WAF Warendorf, WAK Wartburgkreis, WAN Wanne-Eickel, WAR Warburg, WAT Wattenscheid,
    WB Wittenberg, WBG Wolfsburg, WBS, WD Wiedenbrück, WDA, WE Weimar, WEB, WEG Wegscheid, WEL, WEM,
    WEN Weiden, WER Wertingen, WES Wesel, WF Wolfenbüttel, WG Wangen, WHV Wilhelmshaven, WI Wiesbaden,
    WIL Wittlich, WIS Wismar, WIT Witten, WIZ, WK Wittstock, WL Winsen, WLG, WM Weilheim, WMS, WN Waiblingen,
    WND Sankt Wendel, WO Worms, WOB Wolfsburg, WOH, WOL Wolfach, WOR, WOS, WR Wernigerode, WRN, WS Wasserburg,
    WSF, WST Westerstede, WSW, WT Waldshut-Tiengen, WTL, WTM Wittmund, WÜ Würzburg,
    WUG Weißenburg-Gunzenhausen, WÜM, WUN Wunsiedel, WUR Wurzen, WW Westerwald, WZ Wetzlar, WZL, X,
    Y Bundeswehr, Z Zwickau, ZE Zerbst, ZEL Zell, ZI Zittau, ZIG, ZP Zschopau, ZR Zeulenroda, ZS Zossen,
    ZW Zweibrücken, ZZ Zeitz
  `,
  HR: `
    BJ, BM, CK, ČK, DA, DE, DJ, DU, GS, IM, KA, KC, KR, KT, KZ, KŽ, MA, NA, NG, OG, OS, PU, PZ, PŽ, RI, SB,
    SI, ŠI, SK, SL, ST, VK, VT, VU, VZ, VŽ, ZD, ZG, ZU, ŽU
  `,
  RO: `
    AB, AG, AR, B, BC, BH, BN, BR, BT, BV, BZ, CJ, CL, CS, CT, CV, DB, DJ, GJ, GL, GR, HD, HR, IF, IL, IS, MH,
    MM, MS, NT, OT, PH, SB, SJ, SM, SV, TL, TM, TR, VL, VN, VS
  `,
  RS: `
    AC, AL, AR, BB, BC, BĆ, BČ, BG, BO, BP, BT, BU, CA, ČA, CU, ĆU, DE, GL, GM, IC, IN, JA, KA, KC, KG, KI, KL,
    KM, KO, KS, KŠ, KU, KV, KZ, KŽ, LB, LE, LO, LU, NG, NI, NP, NS, NV, PA, PB, PE, PI, PK, PN, PO, PP, PR, PT, PZ, PŽ,
    RA, RU, SA, ŠA, SC, SD, SI, ŠI, SJ, SM, SO, SP, ST, SU, SV, TO, TS, TT, UB, UE, UR, VA, VB, VL, VP, VR, VS,
    VŠ, ZA, ZR
  `,
  SI: `
    CE, GO, KK, KP, KR, LJ, MB, MS, NM, PO, SG
  `,
  SK: `
    AA, AB, AC, AD, AE, AF, AG, AH, AI, AJ, AK, AL, AM, AN, AO, AP, AR, AS, AT, AU, AV, AX, AY, AZ, BA, BB,
    BJ, BL, BN, BR, BS, BT, BY, CA, DK, DS, DT, EL, EV, GA, GL, HC, HE, IL, KA, KE, KK, KM, KN, KS, LC, LE,
    LM, LV, MA, MI, ML, MT, MY, NM, NO, NR, NZ, PB, PD, PE, PK, PN, PO, PP, PT, PU, RA, RK, RS, RV, SA, SB,
    SC, SE, SI, SK, SL, SN, SO, SP, SV, TN, TO, TR, TS, TT, TV, VK, VT, ZA, ZC, ZH, ZM, ZV
  `,
  UA: `
    AA, AB, AC, AE, AH, AI, AK, AM, AO, AP, AT, AX, BA, BB, BC, BE, BH, BI, BK, BM, BO, BT, BX, CA, CB, CC,
    CE, CH, CM, DC, DI, EA, EB, EC, ED, EE, EH, EI, EK, EM, EO, ET, EX, HA, HB, HC, HE, HH, HI, HK, HM, HO,
    HT, HX, IA, IB, IE, IH, II, KA, KB, KC, KE, KH, KI, KK, KM, KO, KP, KT, KX, MB, ME, MH, MI, MK, MM, MO,
    MP, MT, OA, OB, OE, OH, OK, OO, OX, PA, PB, PD, PE, PH, PP, PX, TA, TC, TH, TI, TK, TM, TO, TP, TT, XA,
    XC, XE, XH, XI, XK, XM, XO, XT, XX
  `
}
