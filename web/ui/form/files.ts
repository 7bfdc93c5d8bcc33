import { MAYOR_ARCHIVO } from '@malla/contracts/archivos.ts'

/** Pictures that browsers show and the server takes. */
export const IMAGES = 'image/png,image/jpeg,image/webp,image/gif'

/** Why a file cannot be attached, or null; none is nothing to refuse. The server looks again. */
export const whyNotAttach = (file: Blob | null | undefined): string | null =>
  file && file.size > MAYOR_ARCHIVO ? 'El archivo pesa más de 50 MB: elija uno más pequeño.' : null

/** For the box of a file: the one that was chosen before can be chosen again, after it was put away, refused or mended. Else browsers tell of no change. */
export const OTRA_VEZ = {
  onClick: (event: { currentTarget: { value: string } }): void => {
    event.currentTarget.value = ''
  },
}
