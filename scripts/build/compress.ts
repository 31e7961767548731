/** Writes a .br and a .gz beside each text file of the build, at the highest level: free at run time. */
import { readFile, writeFile } from "node:fs/promises"
import { basename } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { filesIn } from "./files-in.ts"

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

// index.html and version.json are rendered when served; fonts and pictures are compressed already.
const isCompressible = (file: string): boolean => /\.(?:js|css|json|svg|txt|webmanifest)$/.test(file)

export const compressFolder = async (folder: string): Promise<void> => {
  const files = filesIn(folder).filter((file) => isCompressible(file) && basename(file) !== "version.json")
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      const brotli = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      }
      await writeFile(`${file}.br`, await compressBrotli(content, brotli))
      await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }))
    })
  )
}
