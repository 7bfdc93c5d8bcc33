-- User names that were kept with blanks or letters that are typed otherwise now (usuario.queries.ts): a few, looked for at every sign-in.
create index usuarios_leidos on usuarios (btrim(regexp_replace(normalize(usuario, nfkc), '\s+', ' ', 'g')))
  where deleted_at is null and (usuario like '% %' or octet_length(usuario) <> length(usuario));
