import type { AjustesDeInstitucion } from '@malla/contracts/ajustesDeEmpresa.ts'
import { whyNotColor } from '@malla/domain/empresas/estilo.ts'
import { Button, ColorInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { FieldRow } from '../../ui/form/FieldRow.tsx'
import { CheckField, TextField } from '../../ui/form/fields.tsx'
import { fila, useFilas } from '../../ui/form/useFilas.ts'
import type { Field } from '../../ui/form/useForm.ts'
import classes from './Varios.module.css'

type Documentos = AjustesDeInstitucion['documentos']
type Firma = NonNullable<Documentos['firmas']>[number]

interface Props {
  /** Gives a field of the block. */
  campo: <K extends keyof Documentos>(name: K) => Field<Documentos[K]>
  /** Why something inside a block was refused. */
  errorDe: (name: string) => string | undefined
}

const MAXIMO = 6
const muestras = ['#3546b0', '#1f4f8f', '#0e6b5e', '#7a1f2b', '#8f5a08', '#5b2a86', '#1b1f2a']

/** How the institution's documents look: colour, head, cover, code, and who signs them. */
export function EstiloDeDocumentos({ campo, errorDe }: Props) {
  const color = campo('color')
  const malo = color.value ? whyNotColor(color.value) : null
  return (
    <>
      <FieldRow>
        <ColorInput
          id={color.id}
          label="Color de los títulos"
          description="Debe leerse sobre papel blanco. Vacío: añil"
          format="hex"
          swatches={muestras}
          eyeDropperButtonProps={{ 'aria-label': 'Tomar un color de la pantalla' }}
          value={color.value ?? ''}
          onChange={hex => color.onChange(hex || null)}
          error={color.error ?? malo}
        />
        <TextField
          field={campo('codigo')}
          label="Código del documento"
          hint="Al pie: por ejemplo «DC-VRA-01 · v3»"
          maxLength={60}
        />
      </FieldRow>
      <TextField
        field={campo('membrete')}
        label="Membrete"
        hint="En el encabezado de cada página. Vacío: institución y facultad"
        maxLength={160}
      />
      <CheckField field={siempre(campo('logo'))} label="Mostrar el logo en el encabezado de cada página" />
      <CheckField field={siempre(campo('portada'))} label="Empezar los documentos formales con una portada" />
      <Firmas field={campo('firmas')} errorDe={errorDe} />
    </>
  )
}

/** What nobody set is switched on. */
const siempre = (field: Field<boolean | undefined>): Field<boolean> => ({
  ...field,
  value: field.value ?? true,
  onChange: v => field.onChange(v),
})

function Firmas({ field, errorDe }: { field: Field<Documentos['firmas']> } & Pick<Props, 'errorDe'>) {
  const firmas = field.value ?? []
  const { caja, quitar } = useFilas<HTMLFieldSetElement>()
  const set = (i: number, firma: Firma | null) =>
    field.onChange(firmas.flatMap((f, k) => (k === i ? (firma ? [firma] : []) : [f])))
  const parte = (i: number, nombre: keyof Firma): Field<string> => ({
    id: `${field.id}.${i}.${nombre}`,
    name: `${field.name}.${i}.${nombre}`,
    value: firmas[i]?.[nombre] ?? '',
    onChange: v => set(i, { ...firmas[i]!, [nombre]: v ?? '' }),
    error: errorDe(`${field.name}.${i}.${nombre}`),
  })
  return (
    <fieldset {...caja} id={field.id} className={classes.all}>
      <legend>Quiénes firman</legend>
      {firmas.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <div key={i} className={classes.one} {...fila(`Firma ${i + 1}`)}>
          <FieldRow>
            <TextField
              field={parte(i, 'nombre')}
              label={`Nombre de la firma ${i + 1}`}
              required
              maxLength={120}
            />
            <TextField field={parte(i, 'cargo')} label={`Cargo de la firma ${i + 1}`} maxLength={120} />
          </FieldRow>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconX size={14} aria-hidden />}
            onClick={() => quitar(i, () => set(i, null))}
            aria-label={`Quitar la firma ${i + 1}`}
          >
            Quitar
          </Button>
        </div>
      ))}
      {field.error && <p role="alert">{field.error}</p>}
      <ActionButton
        data-anadir
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        whyNot={firmas.length >= MAXIMO ? `Caben ${MAXIMO} firmas como máximo.` : null}
        onClick={() => field.onChange([...firmas, { nombre: '', cargo: '' }])}
      >
        Añadir una firma
      </ActionButton>
    </fieldset>
  )
}
