// V8 counts blocks only in functions compiled after the counting began, so this precedes every import of the source.
import './steps.ts';
