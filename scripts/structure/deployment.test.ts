/** Tests of image and pod: existing roles, known settings, and the ports that the proxy uses. */
import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it, onTestFinished, vi } from "vitest"
import { operatorsFromConfiguration } from "../../backend/shop-service/settings.ts"
import { commandsOfThePage } from "../deployment/page.ts"

const root = join(import.meta.dirname, "../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")
const all = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found)

const [image, product, demo, proxy, settings, settingsOfTheProxy, database, databaseProxy, compose] = [
  read("Containerfile"),
  read("deploy/parkschein.yaml"),
  read("deploy/demo.yaml"),
  read("deploy/proxy/haproxy.cfg"),
  read("deploy/settings.example.yaml"),
  read("deploy/proxy-settings.example.yaml"),
  read("deploy/database.yaml"),
  read("deploy/infrastructure/database-proxy.cfg"),
  read("deploy/compose.yaml")
]
const pod = product + demo

it("starts demo servers only when requested by name", () => {
  const ofTheDemo = ["identity-provider", "payment-page"]
  expect(all(demo, /args: \[([a-z-]+)\]/g)).toEqual(ofTheDemo)
  expect(all(product, /args: \[([a-z-]+)\]/g).filter((role) => ofTheDemo.includes(role))).toEqual([])
  expect(all(compose, /profiles: \[demo\]\n {4}command: \[([a-z-]+)\]/g)).toEqual(ofTheDemo)
  expect(settings).toContain('PARKSCHEIN_DEMO: ""')
})

it("has every role, and refuses others with a message", () => {
  const roles = all(read("deploy/image/start"), /^ {2}([a-z| -]+)\)$/gm)[0]?.split(" | ") ?? []
  const mains = readdirSync(join(root, "backend")).filter((name) =>
    existsSync(join(root, "backend", name, "main.ts"))
  )
  // The embedded database is for local use only; the operator's command is not a role, but on the path.
  const others = ["database", "parkschein"]
  expect(roles.toSorted()).toEqual(mains.filter((name) => !others.includes(name)).toSorted())
  expect(image).toMatch(/ PATH=\/parkschein\/deploy\/image:/)
  expect(all(pod, /args: \[([a-z-]+)\]/g).filter((role) => !roles.includes(role))).toEqual([])
  const refused = () => execFileSync(join(root, "deploy/image/start"), ["nonsense"], { stdio: "pipe" })
  expect(refused).toThrow(/Unknown role: "nonsense"/)
})

it("does not start the proxy without a setting, which it names", () => {
  const start = () =>
    execFileSync(join(root, "deploy/infrastructure/start"), ["proxy"], {
      stdio: "pipe",
      env: { PATH: process.env["PATH"], PARKSCHEIN_PROXY_ADDRESS: "127.0.0.1:1" }
    })
  expect(start).toThrow(/PARKSCHEIN_CERTIFICATE: parameter not set or null/)
})

it("keeps every secret in a Secret, without any for the app servers", () => {
  const isSecret = /SECRET|PASSWORD|PRIVATE_KEY|DATABASE_URL|SMTP_URL/
  const examples = readdirSync(join(root, "deploy")).filter((file) => file.endsWith(".example.yaml"))
  const named = (kind: string) =>
    examples
      .map((file) => read(`deploy/${file}`))
      .filter((text) => text.includes(`kind: ${kind}\n`))
      .flatMap((text) => all(text, /^ {2}([A-Z_]+):/gm))
  expect(named("ConfigMap").filter((name) => isSecret.test(name))).toEqual([])
  expect(named("Secret").filter((name) => !isSecret.test(name))).toEqual([])
  expect(named("Secret").length).toBeGreaterThan(5)

  // Each container, from its role to the next one.
  const containers = (pod + read("deploy/migrate.yaml")).split(/^ {6}args: /m).slice(1)
  const secretsOf = (isApp: boolean) =>
    containers
      .filter((container) => container.startsWith("[app-server]") === isApp)
      .map((container) => container.includes("secretRef: { name: parkschein-secrets }"))
  expect(secretsOf(true)).toEqual([false, false])
  expect(secretsOf(false)).toEqual(Array(6).fill(true))
  const services = compose.split(/^ {2}(?=[\w-]+:$)/m).filter((service) => service.includes("[app-server]"))
  expect(services).toHaveLength(2)
  for (const service of services) expect(all(service, /\/([a-z-]+)\.env"/g)).toEqual(["settings"])
  expect(compose).toMatch(/settings\.env", "\S+\/secrets\.env"\]/)
})

it("logs neither path nor query of a request in a proxy", () => {
  const files = readdirSync(join(root, "deploy"), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(cfg|conf)$/.test(file)
  )
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const lines = read(join("deploy", file)).replace(/^\s*#.*$/gm, "")
    expect(lines).not.toMatch(
      /option httplog|option httpslog|option tcplog clf|capture|%(\{[^}]*\})?(r|HU|HQ|HP|HPO|hr|hrl|hs|hsl|CC)\b/
    )
    expect(lines).not.toMatch(/log-format.*%\[(path|pathq|url|query|base|capture|req\.|src_)/)
    // HTTP proxies with a log must define its format.
    if (/mode http/.test(lines) && /log global/.test(lines)) expect(lines).toContain("log-format")
  }
})

it("logs neither statements nor values of rows in the database", () => {
  const [, parameters = ""] =
    /^ {2}parameters: \{(.*)\}$/m.exec(read("deploy/infrastructure/patroni.yaml")) ?? []
  for (const setting of [
    "log_error_verbosity: terse",
    "log_min_error_statement: panic",
    "log_statement: none"
  ]) {
    expect(parameters).toContain(setting)
  }
  const delivered = readdirSync(join(root, "deploy"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ya?ml|ini|cfg)$/.test(file))
    .map((file) => read(join("deploy", file)))
    .join("\n")
  expect(delivered).not.toMatch(
    /log_(min_duration_(statement|sample)|parameter_max_length|duration)|auto_explain|query_log_file|verbose *= *[1-9]/
  )
})

/** Each container of the pods, from its name to the next one. */
const containersOf = (file: string) =>
  read(file)
    .split(/^ {4}- name: (?=\S+\n {6}image)/m)
    .slice(1)
    .map((container) => `${file} ${container}`)
const pods = readdirSync(join(root, "deploy"))
  .filter((file) => file.endsWith(".yaml") && !/example|compose/.test(file))
  .flatMap((file) => containersOf(`deploy/${file}`))

it("runs without root, with a read-only file system, no capabilities, and a limit of memory", () => {
  expect(image).toMatch(/^USER 65532:65532$/m)
  expect(read("deploy/infrastructure/Containerfile")).toMatch(/^USER postgres$/m)
  expect(pods).toHaveLength(17)
  for (const container of pods) {
    expect(container).toMatch(
      /readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: \{ drop: \[ALL\]/
    )
    expect(container).toMatch(/resources: \{ limits: \{ memory: \d+[MG]i \} \}/)
    expect(container).not.toMatch(/privileged: true|runAsUser: 0|hostPID|hostIPC/)
  }
  const anchors = compose.split("\nservices:")[0]?.split("\nx-").slice(1) ?? []
  expect(anchors).toHaveLength(2)
  for (const anchor of anchors) {
    expect(anchor).toMatch(
      /read_only: true\n {2}cap_drop: \[ALL\]\n {2}security_opt: \["no-new-privileges"\]\n {2}mem_limit:/
    )
  }
  expect(all(compose, /<<: \*(\w+)/g)).toHaveLength(all(compose, /^ {4}command: (\[)/gm).length)
  expect(compose).not.toMatch(/user: "?(0|root)/)
  for (const [command] of read("docs/deployment.md").matchAll(/^podman run (?:.*\\\n)*.*$/gm)) {
    expect(command).toMatch(/--user 65532 --memory \d+m --read-only --cap-drop all/)
  }
})

it("probes every container except the job", () => {
  for (const container of pods.filter((one) => !one.startsWith("deploy/migrate.yaml"))) {
    expect(container).toMatch(
      /readinessProbe: \{ exec: \{ command: \[\/parkschein\/(deploy\/image\/)?start, healthy\]/
    )
    expect(container).toMatch(
      /livenessProbe: \{ exec: \{ command: \[\/parkschein\/(deploy\/image\/)?start, alive\]/
    )
  }
  expect(image).toContain("HEALTHCHECK")
  expect(compose).toMatch(/x-infrastructure:[\s\S]*?healthcheck: [\s\S]*?\nservices:/)
})

it("gives secrets to containers only from a Secret", () => {
  const isSecret = /SECRET|PASSWORD|PRIVATE_KEY|DATABASE_URL|SMTP_URL|STRIPE_.*KEY/
  for (const container of pods) {
    const literal = all(container, /\{ name: ([A-Z_\d]+), value: /g)
    expect(literal.filter((name) => isSecret.test(name))).toEqual([])
    // The only files of the machine are public: certificates of authorities, and operators with their terms.
    const isPublic = /^\/etc\/parkschein\/(authorities|operators)$/
    expect(all(container, /hostPath: \{ path: (\S+),/g).filter((path) => !isPublic.test(path))).toEqual([])
  }
  expect(
    all(compose, /^\s+(?:environment: \{ )?([A-Z][A-Z_\d]+): /gm).filter((name) => isSecret.test(name))
  ).toEqual([])
  expect(all(compose, /\$\{PARKSCHEIN_SETTINGS:-\/etc\/parkschein\}\/([\w-]+):\//g)).toEqual([
    "authorities",
    "operators"
  ])
  const [certificate = ""] = all(settingsOfTheProxy, /PARKSCHEIN_CERTIFICATE: (\S+)$/gm)
  expect(read("deploy/proxy.yaml")).toMatch(/secretName: parkschein-certificate/)
  expect(compose).toContain(
    `secrets: [{ source: certificate, target: ${certificate}, uid: "65532", mode: 0400 }]`
  )
  expect(read("deploy/monitoring/prometheus.yaml")).toContain("client_secret_file: /tmp/")
  expect(all(image, /^ENV (.*)$/gm).filter((line) => isSecret.test(line))).toEqual([])
})

it("gives each shop service the operators, where the settings expect them, with an example to fill in", () => {
  const services = pods.filter((container) => container.includes("args: [shop-service]"))
  expect(services).toHaveLength(3)
  const [, folder = "", file = ""] = /OPERATORS_FILE: (\/\w+)\/(\S+)$/m.exec(settings) ?? []
  for (const container of services) expect(container).toContain(`name: operators, mountPath: ${folder},`)
  expect(compose).toContain(`/operators:${folder}:ro"`)
  expect(commandsOfThePage().up.join("")).toContain(` /etc/parkschein/operators/${file}`)
  vi.stubEnv("PARKSCHEIN_OPERATORS_FILE", join(root, "deploy/operators.example.json"))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(operatorsFromConfiguration().ch.vatRate).toBe(8.1)
})

it("probes each process of the pod on its port", () => {
  const listening = all(pod, /_PORT, value: "(\d+)"/g)
  expect(all(proxy, /127\.0\.0\.1:(\d+)/g).toSorted()).toEqual(listening.toSorted())
})

it("leads the paths to the shop service that the app server forwards", () => {
  const [forwarded = ""] = all(read("backend/app-server/gateway.ts"), /\/(\^.*)\/\.test\(address\)/g)
  const paths = forwarded.replaceAll("\\/", "/").replace("\\d", "[0-9]")
  expect(proxy).toContain(`acl for-gateway path_reg ${paths}\n`)
})

it("connects to every database server, and detects the primary by Patroni", () => {
  const [listening, patroni] = ["POSTGRESQL", "RESTAPI"].map((what) =>
    all(database, new RegExp(`PATRONI_${what}_LISTEN, value: "127\\.0\\.0\\.1:(\\d+)"`, "g"))
  )
  expect(all(databaseProxy, /server \S+ 127\.0\.0\.1:(\d+)/g)).toEqual(listening)
  expect(all(databaseProxy, /server .* port (\d+)/g)).toEqual(patroni)
  expect(listening).toHaveLength(3)
})

it("keeps the slots of shops that move, which Patroni does not know, within a limit", () => {
  const patroni = read("deploy/infrastructure/patroni.yaml")
  expect(patroni).toMatch(/^ {8}max_slot_wal_keep_size: \dGB$/m)
  const [ignored = ""] = all(patroni, /^ {4}ignore_slots: \[\{ (.*) \}\]$/gm)
  expect(ignored).toBe("type: logical, plugin: pgoutput")
})

it("uses the same image with Compose", () => {
  // The value of each variable of a container; and its program.
  const podVariables = all(`${pod}${database}`, /\{ name: ([A-Z]\w+, value: .*?) \}/g).map((one) =>
    one.replace(", value", "")
  )
  const composeVariables = all(compose, /^\s+(?:environment: \{ )?([A-Z][A-Z_\d]+: .*?)(?: \})?$/gm)
  const plain = (lines: ReadonlyArray<string>) => lines.map((line) => line.replaceAll('"', "")).toSorted()
  expect(plain(composeVariables)).toEqual(plain(podVariables))
  const parts = [pod, database, read("deploy/migrate.yaml"), read("deploy/proxy.yaml")].join("\n")
  expect(all(compose, /command: \[([a-z-]+)\]/g).toSorted()).toEqual(
    all(parts, /args: \[([a-z-]+)\]/g).toSorted()
  )
})

it("starts and stops with the documented commands", () => {
  const { up, watch, down, deleteData } = commandsOfThePage()
  expect([up.length, watch.length, down.length, deleteData.length]).toEqual([7, 1, 1, 1])
  // Played again with its data, a claim is refused by podman up to version 4.3.
  const volumes = all(read("deploy/database-volumes.yaml"), /^metadata: \{ name: (\S+) \}$/gm).toSorted()
  expect(volumes).toEqual(all(database, /claimName: (\S+) \}/g).toSorted())
  expect(deleteData[0]?.trim().split(" ").slice(4).toSorted()).toEqual(volumes)
  expect(database).not.toContain("kind: PersistentVolumeClaim")
  const files = all(up.join("\n"), /(deploy\/[\w./-]+)/g)
  expect(files.length).toBeGreaterThan(6)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it("uses only settings that the product reads", () => {
  const known = read("docs/settings.md") + read("docs/deployment.md")
  const named = [
    ...all(settings + read("deploy/secrets.example.yaml"), /^ {2}([A-Z_]+):/gm),
    ...all(pod, /name: (PARKSCHEIN_[A-Z_]+)/g)
  ]
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !known.includes(`\`${name}\``))).toEqual([])
})

it("contains only installed packages", () => {
  const left =
    all(image, /rm -rf ([\s\S]*?)&&/g)[0]
      ?.replaceAll("\\", " ")
      .split(/\s+/) ?? []
  const missing = left.filter(
    (name) => /^[@a-z]/.test(name) && !name.includes("*") && !existsSync(join(root, "node_modules", name))
  )
  expect(missing).toEqual([])
})

it("exposes metrics of payment page and provider on the machine only", () => {
  for (const name of ["identity-provider", "payment-page"]) {
    const [, backend = ""] = proxy.split(`backend ${name}\n`)
    expect(backend.split(/^backend /m)[0]).toContain(
      "http-request return status 404 if { path_beg /metrics }"
    )
  }
})
