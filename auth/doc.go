// Package auth signs owners in: passwords, sessions, throttling, and who is signed in.
//
// Passwords are hashed with argon2id, two at a time. auth/principal says who sends a request: network address, session
// and API key. Their limits are in limits/auth.go. Service.Viewer alone decides who the owner is; tokens are stored as
// digests only; an address that nobody has costs the same work. What an owner sees is read by db/owned.go from the
// table property, so a hidden price is there.
package auth
