// Package certificates gets the certificates of the site's names from an authority that speaks ACME, renews them, and leads plain http
// and other names to the one address of each page. Without a certificate the program serves on, and strangers cannot make it order more
// of them.
package certificates
