/** Saves what is at an address of the server, which names the file. The page stays, also where the server refuses. */
export function download(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}
