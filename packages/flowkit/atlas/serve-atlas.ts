/** Serves the built atlas on loopback under a strict content policy; stores sign-offs in the repository. */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { extname, join, normalize } from "node:path"
import { messageOf } from "../model/message-of.ts"
import { readCommentRequest, withComment } from "./comments.ts"
import type { AtlasData, FlowData } from "./data.ts"
import { sentencesOf } from "./data.ts"
import { OutdatedSignOff, readSignOffRequest, type Signable, withSignOff } from "./sign-off.ts"
import { storedComments, storedSignOffs } from "./stored-files.ts"

export interface ServeOptions {
  readonly folder: string
  readonly signOffFile: string
  readonly port: number
  /** Date as `2026-11-21`; today by default. */
  readonly today?: () => string
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png"
}

const contentPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'"
].join("; ")

const headers = {
  "content-security-policy": contentPolicy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin"
}

const largestBody = 200_000

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) throw new Error("This is too long.")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

/** Prevents requests of other sites in the same browser, which could sign for its user. */
const isOwnPage = ({ headers: { host, origin } }: IncomingMessage, port: number): boolean =>
  [`localhost:${port}`, `127.0.0.1:${port}`].includes(host ?? "") && origin === `http://${host}`

const dataOf = <Data>(folder: string, name: string): Data =>
  JSON.parse(readFileSync(join(folder, "data", `${name}.json`), "utf8")) as Data

const flowOf = (folder: string, machine: string): FlowData => {
  if (!/^[A-Za-z0-9_-]+$/.test(machine) || !existsSync(join(folder, "data", `${machine}.json`)))
    throw new Error(`There is no machine "${machine}".`)
  return dataOf(folder, machine)
}

const signable = (folder: string, machine: string): Signable => {
  const { id, version, transitions } = flowOf(folder, machine)
  return {
    id,
    version,
    fingerprints: Object.fromEntries(
      transitions.map((transition) => [transition.id, transition.fingerprint])
    ),
    sentences: sentencesOf(transitions),
    roles: dataOf<AtlasData>(folder, "atlas").roles
  }
}

/** Returns the valid places of comments. */
const placesOf = ({ states, transitions }: FlowData): ReadonlySet<string> =>
  new Set([...states.map(({ name }) => name), ...transitions.map(({ id }) => id)])

const readablePath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return "/unreadable"
  }
}

const answer = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, {
    ...headers,
    "content-type": types[".json"] ?? "",
    "cache-control": "no-store"
  })
  response.end(JSON.stringify(value))
}

/** Sends a file of the site. */
const send = (folder: string, path: string, request: IncomingMessage, response: ServerResponse): void => {
  const file = join(folder, normalize(path === "/" ? "/index.html" : path))
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    answer(response, 404, { message: "There is no such file." })
    return
  }
  const { mtimeMs, size } = statSync(file)
  const etag = `"${Math.round(mtimeMs)}-${size}"`
  const caching = {
    etag,
    // Names of bundled files change with their content.
    "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"
  }
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, { ...headers, ...caching }).end()
    return
  }
  const type = types[extname(file)] ?? "application/octet-stream"
  response.writeHead(200, { ...headers, ...caching, "content-type": type, "content-length": size })
  if (request.method === "HEAD") response.end()
  else createReadStream(file).pipe(response)
}

/** File edited through the page. */
interface Stored {
  readonly read: () => unknown
  /** Returns the new content; throws if the change is invalid. */
  readonly change: (body: string) => unknown
}

/** Returns the function that stops the server. */
export const serveAtlas = async ({
  folder,
  signOffFile,
  port,
  // The day of the person who signs; Swedish dates are ISO 8601.
  today = () => new Date().toLocaleDateString("sv")
}: ServeOptions): Promise<() => Promise<void>> => {
  const signOffs = storedSignOffs(signOffFile)
  const comments = storedComments(signOffFile)
  const stored: Readonly<Record<string, Stored>> = {
    "sign-off": {
      read: signOffs.read,
      change: (body) => {
        const request = readSignOffRequest(body)
        return signOffs.write(
          withSignOff(signOffs.read(), request, signable(folder, request.machine), today())
        )
      }
    },
    comments: {
      read: comments.read,
      change: (body) => {
        const request = readCommentRequest(body)
        const places = placesOf(flowOf(folder, request.machine))
        return comments.write(withComment(comments.read(), request, places, today()))
      }
    }
  }

  const store = async (
    { change }: Stored,
    request: IncomingMessage,
    response: ServerResponse
  ): Promise<void> => {
    if (!isOwnPage(request, port)) {
      answer(response, 403, { message: "Only the atlas itself may write." })
      return
    }
    if (request.headers["content-type"] !== "application/json") {
      answer(response, 415, { message: "What is to be written must be JSON." })
      return
    }
    try {
      answer(response, 200, change(await bodyOf(request)))
    } catch (cause) {
      answer(response, cause instanceof OutdatedSignOff ? 409 : 400, { message: messageOf(cause) })
    }
  }

  const sendStored = ({ read }: Stored, response: ServerResponse): void => {
    try {
      answer(response, 200, read())
    } catch (cause) {
      answer(response, 500, { message: messageOf(cause) })
    }
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const path = readablePath(pathname)
    const [, wanted = ""] = /^\/(?:data\/)?(.+?)(?:\.json)?$/.exec(path) ?? []
    const known = Object.hasOwn(stored, wanted) ? stored[wanted] : undefined
    if (request.method === "POST" && known !== undefined) void store(known, request, response)
    else if (request.method !== "GET" && request.method !== "HEAD") {
      answer(response, 405, { message: "Only GET, and POST /sign-off or /comments." })
    } else if (path === "/data/server.json") answer(response, 200, { stores: true })
    else if (path.startsWith("/data/") && known !== undefined) sendStored(known, response)
    else send(folder, path, request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === "EADDRINUSE"
          ? new Error(`The port ${port} is taken, maybe by another atlas. End that, or choose another port.`)
          : cause
      )
    )
    server.listen(port, "127.0.0.1", resolve)
  })
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}
