import classes from '../sesion/Hoja.module.css'

/** The message itself: a field of several lines on the sheet. */
export function Mensaje({
  errors = [],
  defaultValue,
}: {
  errors?: readonly string[] | undefined
  defaultValue?: string | undefined
}) {
  const isBad = errors.length > 0
  return (
    <div className={classes.field}>
      <label htmlFor="mensaje">Mensaje</label>
      <div className={classes.box}>
        <textarea
          id="mensaje"
          name="mensaje"
          rows={7}
          maxLength={4000}
          defaultValue={defaultValue}
          aria-invalid={isBad}
          aria-describedby={isBad ? 'mensaje-error' : undefined}
        />
      </div>
      {isBad && (
        <p id="mensaje-error" className={classes.fieldError}>
          {errors[0]}
        </p>
      )}
    </div>
  )
}
