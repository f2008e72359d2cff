import { expect, test } from 'vitest';
import { isSecretName } from '../../src/syntax/secret-name.ts';

test.each(
  [
    ...['token', 'API_TOKEN', 'githubToken', 'hf-token', 'access_token', 'authtoken', 'TOKEN_2'],
    ...['secret', 'client_secret', 'SECRETS', 'password', 'PGPASSWORD', 'db_passwd', 'passphrase'],
    ...['api_key', 'apiKey', 'APIKEY', 'OPENAI_API_KEY', 'private_key', 'private_key_pem'],
    ...['deploy_key', 'AWS_SECRET_ACCESS_KEY', 'GOOGLE_APPLICATION_CREDENTIALS', 'credential'],
    ...['password1', 'token_value', 'api_keys'],
  ].map((name) => [name]),
)('%s is named like a secret', (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each(
  [
    ...['token_count', 'max_tokens', 'tokenizer', 'tokens', 'max_token', 'next_page_token'],
    ...['key', 'keys', 'primary_key', 'public_key', 'sort_key', 'keyboard', 'secret_name'],
    ...['password_length', 'topic', 'secretary', 'credentials_path', 'PWD', 'author', '', '___'],
    ...['AWS_ACCESS_KEY_ID', 'stop_token', 'session_date'],
  ].map((name) => [name]),
)('%s is not', (name) => {
  expect(isSecretName(name)).toBe(false);
});
