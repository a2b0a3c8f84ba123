// Package app has what every room needs of one running site.
//
// App has the store, clock, signing key, origin, media folder, and how the sender of emails is woken. The services of
// leads/, auth/ and staff/ and the graph's resolver embed the one that server/new.go makes.
package app
