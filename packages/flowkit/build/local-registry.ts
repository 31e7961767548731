/** Package registry on loopback that serves the installed packages: installs without any download. */
import { spawn } from "node:child_process"
import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { basename, join } from "node:path"

interface Installed {
  readonly manifest: { readonly name: string; readonly version: string }
  /** Streams the package as npm packs it. */
  readonly tarball: () => NodeJS.ReadableStream
}

const packed = (folder: string): NodeJS.ReadableStream =>
  spawn("tar", ["-cz", "--exclude=./node_modules", "--transform", "s,^\\.,package,", "-C", folder, "."], {
    stdio: ["ignore", "pipe", "ignore"]
  }).stdout

/** Linked packages are skipped. */
const foldersIn = (modules: string): ReadonlyArray<string> =>
  (existsSync(modules) ? readdirSync(modules, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => join(modules, name))
    .flatMap((folder) =>
      basename(folder).startsWith("@")
        ? foldersIn(folder)
        : [folder, ...foldersIn(join(folder, "node_modules"))]
    )

const installedIn = (modules: string): ReadonlyArray<Installed> =>
  foldersIn(modules).flatMap((folder) => {
    const file = join(folder, "package.json")
    if (!existsSync(file)) return []
    return [{ manifest: JSON.parse(readFileSync(file, "utf8")), tarball: () => packed(folder) }]
  })

/** `modules`: folder of installed packages; `own`: packed files that are served, too, and take precedence. */
export const startRegistry = async (
  modules: string,
  own: ReadonlyArray<{ readonly manifest: Installed["manifest"]; readonly file: string }>
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> => {
  const packages = Map.groupBy(
    [
      ...own.map(({ manifest, file }) => ({ manifest, tarball: () => createReadStream(file) })),
      ...installedIn(modules)
    ],
    ({ manifest }) => manifest.name
  )
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`
    const path = decodeURIComponent(request.url ?? "/").slice(1)
    const [, asked = path, version] = /^(.+)\/-\/(.+)\.tgz$/.exec(path) ?? []
    const versions = packages.get(asked) ?? []
    if (version !== undefined) {
      const found = versions.find(({ manifest }) => manifest.version === version)
      if (found === undefined) response.writeHead(404).end()
      else found.tarball().pipe(response)
      return
    }
    const [latest] = versions
    if (latest === undefined) {
      response.writeHead(404, { "content-type": "application/json" }).end("{}")
      return
    }
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(
        JSON.stringify({
          name: asked,
          "dist-tags": { latest: latest.manifest.version },
          versions: Object.fromEntries(
            versions.map(({ manifest }) => [
              manifest.version,
              { ...manifest, dist: { tarball: `${origin}/${asked}/-/${manifest.version}.tgz` } }
            ])
          )
        })
      )
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
  }
}
