/** Pictures that browsers show and the server takes. */
export const IMAGES = 'image/png,image/jpeg,image/webp,image/gif'

/** How large a file may be that is attached to something. The server looks again. */
const MOST_BYTES = 50 * 1024 * 1024

/** Why a file cannot be attached, or null; none is nothing to refuse. */
export const whyNotAttach = (file: Blob | null | undefined): string | null =>
  file && file.size > MOST_BYTES ? 'El archivo pasa de 50 MB.' : null

/** For the box of a file: the one that was chosen before can be chosen again, after it was put away, refused or mended. Else browsers tell of no change. */
export const OTRA_VEZ = {
  onClick: (event: { currentTarget: { value: string } }): void => {
    event.currentTarget.value = ''
  },
}
