// The start of node itself, which every program here pays.
