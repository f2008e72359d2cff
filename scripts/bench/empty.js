// Measures the start of node itself, the lower bound of every program here.
