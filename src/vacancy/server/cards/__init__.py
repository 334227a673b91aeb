"""What is seen of a shared link before anybody opens it: a title, a description, a picture."""
