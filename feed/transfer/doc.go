// Package transfer is what the formats of other systems' files have in common: the files that came with a file of data, by whatever name it
// has for them, the references of its sender, and the delivery that its records become. Each format has a package of its own over it;
// package feed opens them.
package transfer
