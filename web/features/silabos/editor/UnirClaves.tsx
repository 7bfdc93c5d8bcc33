import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { isTextoVacio, type Unidad } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { etiquetaDeChoque, nombreDeUnidad } from '@malla/domain/silabos/etiquetaDeChoque.ts'
import type { Choque } from '@malla/domain/silabos/fusion.ts'
import { diferencia } from '@malla/domain/texto/diferencia.ts'
import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Diferencia, LeyendaDeDiferencia } from '../../historial/Diferencia.tsx'
import type { Almacen } from './almacen.ts'
import classes from './Editor.module.css'
import type { Decision } from './parte.ts'

type Eleccion = 'mio' | 'suyo' | 'ambos'

const isTexto = (v: unknown): v is string => typeof v === 'string'
/** Both stay only where both are texts that can follow each other. */
const caben = ({ campo, mio, suyo }: Choque): boolean =>
  campo !== null &&
  campo !== 'unidad_id' &&
  isTexto(mio) &&
  isTexto(suyo) &&
  !isTextoVacio(mio) &&
  !isTextoVacio(suyo)

function quedaDe(choque: Choque, eleccion: Eleccion): unknown {
  if (eleccion !== 'ambos') return choque[eleccion]
  const [suyo, mio] = [choque.suyo as string, choque.mio as string]
  return /^\s*</.test(suyo + mio) ? suyo + mio : `${suyo} ${mio}`
}

/** How the two texts are called: another person's save, or what one typed oneself in two tabs that are gone. */
const palabras = {
  ajeno: {
    titulo: 'Otra persona guardó antes',
    texto: 'Usted y otra persona cambiaron lo mismo. Elija con qué se queda; lo demás ya está unido.',
    mio: 'Lo que usted escribió',
    suyo: 'Lo que se guardó antes',
    quedaMio: 'Queda el mío',
    quedaSuyo: 'Queda el que se guardó antes',
  },
  propio: {
    titulo: 'Dos textos suyos',
    texto:
      'Usted escribió en el mismo lugar en dos pestañas que se cerraron sin guardar. Elija con qué se queda; lo demás ya está unido.',
    mio: 'Lo que hay ahora',
    suyo: 'Lo que escribió en la otra pestaña',
    quedaMio: 'Queda lo que hay ahora',
    quedaSuyo: 'Queda lo de la otra pestaña',
  },
} as const

/** A value of a field, or a whole row, as people read it. */
function enPalabras(
  valor: unknown,
  decirUnidad: (id: string | null) => string,
  campo: string | null,
): string {
  if (campo === 'unidad_id') return decirUnidad(valor as string | null)
  if (valor === null || valor === undefined) return ''
  if (typeof valor !== 'object') return textoLlano(String(valor))
  return Object.entries(valor)
    .filter(([c, v]) => c !== 'id' && c !== 'unidad_id' && (isTexto(v) || typeof v === 'number'))
    .map(([, v]) => textoLlano(String(v)))
    .filter(t => t.trim() !== '')
    .join('\n')
}

/**
 * Two people wrote in the same fields of one key: both texts side by side, field by field, and the person says which stays. What only one of them
 * changed is together already, and nothing is overwritten before all is decided.
 */
export function UnirClaves({
  almacen,
  clave,
  titulo,
  estructura,
  onPosponer,
}: {
  almacen: Almacen
  clave: string
  /** Name of the section. */
  titulo: string
  estructura: EstructuraDeSilabo
  onPosponer: () => void
}) {
  const { valor, choques } = almacen.choques(clave)
  const dice = palabras[almacen.estado().enDosPestanas.includes(clave) ? 'propio' : 'ajeno']
  const [elegido, setElegido] = useState<Readonly<Record<string, Eleccion>>>({})
  const idDe = ({ tabla, id, campo }: Choque) => `${tabla} ${id} ${campo}`
  const faltan = choques.filter(c => !elegido[idDe(c)]).length
  const unidades = clave === 'unidadesaprendizaje' ? (valor as Unidad[]) : []
  const decir = (v: unknown, campo: string | null) =>
    enPalabras(v, id => nombreDeUnidad(unidades, id, estructura), campo)
  const guardar = () => {
    const decisiones = choques.map(
      (choque): Decision => ({
        choque,
        queda: quedaDe(choque, elegido[idDe(choque)]!),
      }),
    )
    // What a third tab left may collide in the same place: it is asked about anew.
    setElegido({})
    almacen.resolver(clave, decisiones)
  }
  return (
    <Dialog opened onClose={onPosponer} title={`${dice.titulo} · ${titulo}`} size={860} zIndex={300}>
      <Text>{dice.texto}</Text>
      <LeyendaDeDiferencia />
      <Stack gap={24} mt={16}>
        {choques.map(c => (
          <Radio.Group
            key={idDe(c)}
            label={etiquetaDeChoque(clave, c, valor, estructura) || titulo}
            value={elegido[idDe(c)] ?? null}
            onChange={v => setElegido({ ...elegido, [idDe(c)]: v as Eleccion })}
          >
            <div className={classes.versiones}>
              <Lado
                titulo={dice.mio}
                antes={decir(c.base, c.campo)}
                ahora={decir(c.mio, c.campo)}
                isIdo={c.campo === null && c.mio === null}
              />
              <Lado
                titulo={dice.suyo}
                antes={decir(c.base, c.campo)}
                ahora={decir(c.suyo, c.campo)}
                isIdo={c.campo === null && c.suyo === null}
              />
            </div>
            <Group gap={16} mt={8}>
              <Radio
                value="mio"
                label={c.campo === null && c.mio === null ? 'Queda eliminado' : dice.quedaMio}
              />
              <Radio
                value="suyo"
                label={c.campo === null && c.suyo === null ? 'Queda eliminado' : dice.quedaSuyo}
              />
              {caben(c) && <Radio value="ambos" label="Quedan los dos, uno tras otro" />}
            </Group>
          </Radio.Group>
        ))}
      </Stack>
      <Group justify="flex-end" gap={8} mt={24}>
        <Button variant="default" onClick={onPosponer}>
          Seguir editando
        </Button>
        <Button disabled={faltan > 0} onClick={guardar}>
          {faltan > 0 ? `Por elegir: ${faltan}` : 'Guardar así'}
        </Button>
      </Group>
    </Dialog>
  )
}

function Lado({
  titulo,
  antes,
  ahora,
  isIdo,
}: {
  titulo: string
  antes: string
  ahora: string
  isIdo: boolean
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must also by the keyboard
    <section tabIndex={0} aria-label={titulo}>
      <h4>{titulo}</h4>
      {isIdo ? (
        <Text c="dimmed">Lo eliminó.</Text>
      ) : (
        <Diferencia trozos={diferencia(antes, ahora)} etiqueta={titulo} />
      )}
    </section>
  )
}
