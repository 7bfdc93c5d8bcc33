import { enLista } from '@malla/domain/texto/lista.ts'
import { Alert, Button } from '@mantine/core'
import { dmyTime } from '../../../ui/form/dates.ts'
import { QuietError } from '../../../ui/QuietError.tsx'
import { cuantosCambios } from './borrador.ts'
import { confirmarDescarte } from './confirmarDescarte.ts'
import { isVacio } from './guardado.ts'
import { textoPorCorregir } from './porCorregir.ts'
import type { Guardar } from './useGuardar.ts'
import type { EnTaller } from './useTaller.ts'

interface Props {
  en: Pick<EnTaller, 'taller' | 'recuperado' | 'perdidas' | 'actuar'>
  guardar: Pick<Guardar, 'error' | 'porCorregir' | 'intento' | 'limpiar'>
}

const textoDeVersiones = (nombres: readonly string[]): string =>
  nombres.length === 1
    ? `Hay una versión nueva de «${nombres[0]}»: los cambios de usted están ahora en ella.`
    : `Hay versiones nuevas de ${enLista(nombres.map(n => `«${n}»`))}: los cambios de usted están ahora en ellas.`

/** What the person should know before going on: what was found again, what was lost, why nothing was saved. */
export function Noticias({ en, guardar }: Props) {
  const { error, porCorregir, intento } = guardar
  const descartar = async () => {
    if (!(await confirmarDescarte(cuantosCambios(en.taller.borrador)))) return
    en.actuar({ tipo: 'descartar' })
    guardar.limpiar()
  }
  const porQueNo = error ? `No se guardó. ${error}` : porCorregir > 0 ? textoPorCorregir(porCorregir) : null
  return (
    <>
      {en.recuperado && !isVacio(en.taller.borrador) && (
        <Alert color="maiz" mb={8} role="status" p={8}>
          Recuperamos los cambios que no llegó a guardar, del {dmyTime(en.recuperado)}.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void descartar()}>
            Descartarlos
          </Button>
        </Alert>
      )}
      {en.taller.aviso && (
        <Alert color="maiz" mb={8} role="status" p={8}>
          {en.taller.aviso}
        </Alert>
      )}
      {en.taller.conVersion.length > 0 && (
        <Alert color="maiz" mb={8} role="status" p={8}>
          {textoDeVersiones(en.taller.conVersion)}
        </Alert>
      )}
      {en.perdidas > 0 && (
        <QuietError
          text={
            en.perdidas === 1
              ? 'Ya no está un curso en el que usted tenía cambios.'
              : `Ya no están ${en.perdidas} cursos en los que usted tenía cambios.`
          }
        />
      )}
      {porQueNo && (
        // Said again when it is refused again, also for the same.
        <div key={intento} role="alert">
          <QuietError text={porQueNo} />
        </div>
      )}
    </>
  )
}
