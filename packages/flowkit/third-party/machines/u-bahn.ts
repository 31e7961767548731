/**
 * Underground of Berlin: a state for each of 175 stations, an event for each line and direction. Generated from
 * the network of Berliner Verkehrsbetriebe (open data of the VBB, CC BY 4.0; names and order as of 2024).
 */
import { createMachine } from "xstate"
import { flowWithoutScreen } from "../../model/samples/flow-without-screen.ts"
import type { ThirdPartyMachine } from "../third-party-machine.ts"

const lines: Readonly<Record<string, string>> = {
  U1: "Uhlandstraße, Kurfürstendamm, Wittenbergplatz, Nollendorfplatz, Kurfürstenstraße, Gleisdreieck, Möckernbrücke, Hallesches Tor, Prinzenstraße, Kottbusser Tor, Görlitzer Bahnhof, Schlesisches Tor, Warschauer Straße",
  U2: "Ruhleben, Olympia-Stadion, Neu-Westend, Theodor-Heuss-Platz, Kaiserdamm, Sophie-Charlotte-Platz, Bismarckstraße, Deutsche Oper, Ernst-Reuter-Platz, Zoologischer Garten, Wittenbergplatz, Nollendorfplatz, Bülowstraße, Gleisdreieck, Mendelssohn-Bartholdy-Park, Potsdamer Platz, Mohrenstraße, Stadtmitte, Hausvogteiplatz, Spittelmarkt, Märkisches Museum, Klosterstraße, Alexanderplatz, Rosa-Luxemburg-Platz, Senefelderplatz, Eberswalder Straße, Schönhauser Allee, Vinetastraße, Pankow",
  U3: "Krumme Lanke, Onkel Toms Hütte, Oskar-Helene-Heim, Freie Universität, Dahlem-Dorf, Podbielskiallee, Breitenbachplatz, Rüdesheimer Platz, Heidelberger Platz, Fehrbelliner Platz, Hohenzollernplatz, Spichernstraße, Augsburger Straße, Wittenbergplatz, Nollendorfplatz, Kurfürstenstraße, Gleisdreieck, Möckernbrücke, Hallesches Tor, Prinzenstraße, Kottbusser Tor, Görlitzer Bahnhof, Schlesisches Tor, Warschauer Straße",
  U4: "Nollendorfplatz, Viktoria-Luise-Platz, Bayerischer Platz, Rathaus Schöneberg, Innsbrucker Platz",
  U5: "Hauptbahnhof, Bundestag, Brandenburger Tor, Unter den Linden, Museumsinsel, Rotes Rathaus, Alexanderplatz, Schillingstraße, Strausberger Platz, Weberwiese, Frankfurter Tor, Samariterstraße, Frankfurter Allee, Magdalenenstraße, Lichtenberg, Friedrichsfelde, Tierpark, Biesdorf-Süd, Elsterwerdaer Platz, Wuhletal, Kaulsdorf-Nord, Kienberg, Cottbusser Platz, Hellersdorf, Louis-Lewin-Straße, Hönow",
  U6: "Alt-Tegel, Borsigwerke, Holzhauser Straße, Otisstraße, Scharnweberstraße, Kurt-Schumacher-Platz, Afrikanische Straße, Rehberge, Seestraße, Leopoldplatz, Wedding, Reinickendorfer Straße, Schwartzkopffstraße, Naturkundemuseum, Oranienburger Tor, Friedrichstraße, Unter den Linden, Stadtmitte, Kochstraße, Hallesches Tor, Mehringdamm, Platz der Luftbrücke, Paradestraße, Tempelhof, Alt-Tempelhof, Kaiserin-Augusta-Straße, Ullsteinstraße, Westphalweg, Alt-Mariendorf",
  U7: "Rathaus Spandau, Altstadt Spandau, Zitadelle, Haselhorst, Paulsternstraße, Rohrdamm, Siemensdamm, Halemweg, Jakob-Kaiser-Platz, Jungfernheide, Mierendorffplatz, Richard-Wagner-Platz, Bismarckstraße, Wilmersdorfer Straße, Adenauerplatz, Konstanzer Straße, Fehrbelliner Platz, Blissestraße, Berliner Straße, Bayerischer Platz, Eisenacher Straße, Kleistpark, Yorckstraße, Möckernbrücke, Mehringdamm, Gneisenaustraße, Südstern, Hermannplatz, Rathaus Neukölln, Karl-Marx-Straße, Neukölln, Grenzallee, Blaschkoallee, Parchimer Allee, Britz-Süd, Johannisthaler Chaussee, Lipschitzallee, Wutzkyallee, Zwickauer Damm, Rudow",
  U8: "Wittenau, Rathaus Reinickendorf, Karl-Bonhoeffer-Nervenklinik, Lindauer Allee, Paracelsus-Bad, Residenzstraße, Franz-Neumann-Platz, Osloer Straße, Pankstraße, Gesundbrunnen, Voltastraße, Bernauer Straße, Rosenthaler Platz, Weinmeisterstraße, Alexanderplatz, Jannowitzbrücke, Heinrich-Heine-Straße, Moritzplatz, Kottbusser Tor, Schönleinstraße, Hermannplatz, Boddinstraße, Leinestraße, Hermannstraße",
  U9: "Osloer Straße, Nauener Platz, Leopoldplatz, Amrumer Straße, Westhafen, Birkenstraße, Turmstraße, Hansaplatz, Zoologischer Garten, Kurfürstendamm, Spichernstraße, Güntzelstraße, Berliner Straße, Bundesplatz, Friedrich-Wilhelm-Platz, Walther-Schreiber-Platz, Schloßstraße, Rathaus Steglitz"
}

const stops = Object.entries(lines).map(([line, stations]) => ({ line, stations: stations.split(", ") }))
const stations = [...new Set(stops.flatMap((each) => each.stations))]

const rides = (station: string) =>
  stops.flatMap(({ line, stations: all }) => {
    const at = all.indexOf(station)
    const [before, after] = [at < 1 ? undefined : all[at - 1], at < 0 ? undefined : all[at + 1]]
    return [
      ...(after === undefined ? [] : [[`${line} on`, after] as const]),
      ...(before === undefined ? [] : [[`${line} back`, before] as const])
    ]
  })

const machine = createMachine({
  id: "uBahn",
  initial: "Alexanderplatz",
  states: Object.fromEntries(stations.map((station) => [station, { on: Object.fromEntries(rides(station)) }]))
})

export const uBahn: ThirdPartyMachine = {
  origin: "network of Berliner Verkehrsbetriebe, open data of the VBB",
  licence: "CC BY 4.0",
  features: [`${stations.length} states`, "names with spaces, hyphens and umlauts", "without setup"],
  flow: flowWithoutScreen(machine, {
    events: Object.fromEntries(
      stops.flatMap(({ line }) => [`${line} on`, `${line} back`]).map((type) => [type, null])
    )
  })
}
