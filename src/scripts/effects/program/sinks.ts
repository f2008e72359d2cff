/** What a call does with one of its values. */
export type Use =
  /** Asks the host of a URL, sends data to it, or connects to a host by its name. */
  | 'asks'
  | 'sends'
  | 'connects'
  /** Starts the program of a list of words, or of a name with its words in the next argument. */
  | 'starts'
  | 'starts-program'
  /** Gives a line to a shell; evaluates code. */
  | 'shell'
  | 'evaluates'
  | 'reads'
  | 'writes';

/** A use of an argument by its position, or by a keyword; the object of a method is at -1. */
export interface Sink {
  readonly use: Use;
  readonly at: number;
  readonly keywords: readonly string[];
}

type Row = readonly [use: Use, at: number, callees: string, keywords?: string];

function table(rows: readonly Row[]): ReadonlyMap<string, readonly Sink[]> {
  const sinks = new Map<string, Sink[]>();
  for (const [use, at, callees, keywords = ''] of rows) {
    for (const callee of callees.split(/\s+/).filter(Boolean)) {
      const sink = { use, at, keywords: keywords.split(' ').filter(Boolean) };
      sinks.set(callee, [...(sinks.get(callee) ?? []), sink]);
    }
  }
  return sinks;
}

/** `get` of each client: `requests.get requests.Session().get …`. */
function methods(clients: string, names: string): string {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  return words(clients)
    .flatMap((client) => words(names).map((name) => `${client}.${name}`))
    .join(' ');
}

const pythonClients = `
  requests requests.Session() requests.session() httpx httpx.Client() httpx.AsyncClient()
  aiohttp.ClientSession() cloudscraper.create_scraper() curl_cffi.requests niquests
`;

/** The functions of Python's usual packages. */
export const pythonSinks = table([
  ['asks', 0, methods(pythonClients, 'get delete head options ws_connect'), 'url'],
  ['sends', 0, methods(pythonClients, 'post put patch'), 'url'],
  ['asks', 1, methods(pythonClients, 'request stream'), 'url'],
  ['asks', 1, 'urllib3.PoolManager().request urllib3.request', 'url'],
  [
    'asks',
    0,
    `urllib.request.urlopen urllib.request.Request urllib.request.urlretrieve urllib2.urlopen websockets.connect
     websocket.create_connection feedparser.parse wget.download`,
    'url uri',
  ],
  [
    'connects',
    0,
    `http.client.HTTPSConnection http.client.HTTPConnection smtplib.SMTP smtplib.SMTP_SSL ftplib.FTP ftplib.FTP_TLS
     imaplib.IMAP4_SSL telnetlib.Telnet socket.create_connection paramiko.SSHClient().connect socket.socket().connect`,
    'host hostname address',
  ],
  [
    'starts',
    0,
    'subprocess.run subprocess.call subprocess.check_call subprocess.check_output subprocess.Popen pexpect.spawn pexpect.run',
    'args command',
  ],
  [
    'shell',
    0,
    `os.system os.popen subprocess.getoutput subprocess.getstatusoutput asyncio.create_subprocess_shell
     commands.getoutput`,
    'command cmd',
  ],
  [
    'starts-program',
    0,
    'asyncio.create_subprocess_exec os.execvp os.execv os.execlp os.execl os.execvpe os.spawnvp os.spawnlp',
    'program file',
  ],
  ['evaluates', 0, 'eval exec compile builtins.eval builtins.exec'],
  [
    'reads',
    0,
    'open io.open codecs.open os.listdir os.scandir os.walk shutil.copytree',
    'file path src',
  ],
  ['reads', 0, 'shutil.copy shutil.copy2 shutil.copyfile shutil.move', 'src'],
  ['writes', 1, 'shutil.copy shutil.copy2 shutil.copyfile shutil.move', 'dst'],
]);

const nodeClients = 'axios axios.create() got got.extend() ky ky.create() superagent needle undici';

/** The functions of Node and its usual packages. */
export const nodeSinks = table([
  ['asks', 0, 'fetch undici.fetch undici.request axios got ky needle axios.request', 'url'],
  ['asks', 0, methods(nodeClients, 'get delete head options stream'), 'url'],
  ['sends', 0, methods(nodeClients, 'post put patch'), 'url'],
  ['asks', 0, methods('http https http2', 'get request connect'), 'host hostname'],
  ['asks', 0, 'WebSocket ws ws.WebSocket EventSource', 'url'],
  ['connects', 1, 'net.connect net.createConnection tls.connect', 'host'],
  ['shell', 0, methods('child_process', 'exec execSync')],
  ['shell', 0, 'execaCommand execaCommandSync execa.execaCommand shelljs.exec'],
  // Tags of templates; a call of `$` looks an element up.
  ['shell', 0, '$` zx.$` bun.$` Bun.$` execa.$` execa` execa.execa`'],
  ['starts-program', 0, methods('child_process', 'spawn spawnSync execFile execFileSync')],
  [
    'starts-program',
    0,
    'execa.execa execa.execaSync execa cross-spawn cross-spawn.sync Deno.Command',
  ],
  ['starts', 0, 'Bun.spawn Bun.spawnSync'],
  [
    'evaluates',
    0,
    'eval Function vm.runInThisContext vm.runInNewContext vm.runInContext vm.Script',
  ],
  [
    'reads',
    0,
    `${methods('fs fs.promises', 'readFile readFileSync createReadStream readdir readdirSync open openSync cp cpSync copyFile copyFileSync')}
     Bun.file Deno.readTextFile Deno.readTextFileSync Deno.readFile`,
  ],
  [
    'writes',
    0,
    `${methods('fs fs.promises', 'writeFile writeFileSync appendFile appendFileSync createWriteStream')}
     Bun.write Deno.writeTextFile`,
  ],
  ['writes', 1, methods('fs fs.promises', 'cp cpSync copyFile copyFileSync rename renameSync')],
]);

/** Methods of paths. */
export const pathMethods: ReadonlyMap<string, Use> = new Map([
  ['read_text', 'reads'],
  ['read_bytes', 'reads'],
  ['open', 'reads'],
  ['write_text', 'writes'],
  ['write_bytes', 'writes'],
]);

/** Methods of a client that is not known by its package. */
export const clientMethods: ReadonlyMap<string, Use> = new Map([
  ['get', 'asks'],
  ['head', 'asks'],
  ['delete', 'asks'],
  ['post', 'sends'],
  ['put', 'sends'],
  ['patch', 'sends'],
]);

/** Keywords that name the host of a client, of any constructor. */
export const hostKeywords = ['base_url', 'baseURL', 'api_base', 'endpoint_url', 'baseUrl'];
